import { expect, liveChip, openScores, rows, test } from '../story';

// Each may wait for its sport to be played.
test.describe.configure({ mode: 'parallel' });

for (const sport of ['football', 'basketball']) {
  test(`a ${sport} list moves while one looks at it`, async ({ page }) => {
    test.setTimeout(540_000);
    const deltas: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as { op: string; topic?: string };
        if (frame.op === 'delta') deltas.push(frame.topic ?? '');
      }),
    );
    await openScores(page, `/en?sport=${sport}`);
    // At the stories' speed an hour of the calendar is a minute; basketball rests for some hours of a day.
    await expect(liveChip(page)).toBeVisible({ timeout: 420_000 });
    await liveChip(page).click();
    await expect(rows(page).first()).toBeVisible();

    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const scores = () => rows(page).locator('[data-side]').allTextContents();
    const before = await scores();
    // A match that is alone at its hour may go without a goal, but it is over within two minutes.
    await expect.poll(scores, { timeout: 180_000 }).not.toEqual(before);
    expect(deltas).toContain(`matches:${sport}`);
    expect(calls, 'nothing is asked for again').toEqual([]);
  });
}

test('the live filter holds what it counts', async ({ page }) => {
  await openScores(page);
  const chip = liveChip(page);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const states = page.locator('[data-row] [data-state]');
  for (const state of await states.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-state')),
  )) {
    expect(['live', 'halfTime', 'interrupted', 'suspended', 'delayed']).toContain(state);
  }
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
});
