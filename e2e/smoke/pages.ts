import { codeFor } from '../member';
import type { PlayedMatch, Sport } from '../play/playedMatch';
import { expect } from './journey';
import { button, css, link, type Query, radio, region, tab } from './query';
import type { Visitor } from './visitor';

/** The matches in sight. */
export const rows = css('[data-row]');
export const firstRow = css('[data-row]', { nth: 0 });
export const rowOf = (match: PlayedMatch): Query => css('[data-row]', { has: match.home, nth: 0 });
export const events = css('li', { within: region('Events') });

/** Opens the page of a match in a list: on a wide screen by way of the panel beside the list. */
export async function openMatch(visitor: Visitor, row: Query): Promise<void> {
  await visitor.click(row);
  if (visitor.width >= 1024) await visitor.click(link(/^(Match page|לעמוד המשחק)$/));
  await visitor.at(/\/match\/[^/]+\/\d+/);
}

/** Opens a list with a match that the journey plays, and its page. */
export async function openLive(visitor: Visitor, match: PlayedMatch, sport: Sport): Promise<void> {
  await visitor.open(`/en?sport=${sport}`);
  await visitor.see(rows);
  await chooseLive(visitor);
  await openMatch(visitor, rowOf(match));
  await visitor.see(events);
}

/** Shows what is in play alone. */
export async function chooseLive(visitor: Visitor): Promise<void> {
  const chip = button(/^Live \d+$/);
  await visitor.click(chip);
  await visitor.seeAttribute(chip, 'aria-pressed', 'true');
}

/** Opens every tab of a page; each has content of its own. */
export async function openEveryTab(visitor: Visitor): Promise<void> {
  await visitor.see(tab());
  const names = await visitor.texts(tab());
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const one = tab(name);
    await visitor.click(one);
    await visitor.seeAttribute(one, 'aria-selected', 'true');
    await visitor.see(css('h2, h3, table, a, li', { within: css('[role=tabpanel]') }));
    await visitor.gone({ text: 'No data', within: css('[role=tabpanel]') });
  }
}

/** Opens an account with a code that comes by mail, or comes back to it. */
export async function logInByCode(visitor: Visitor, email: string): Promise<void> {
  const since = Date.now();
  await visitor.open('/en/login/coud');
  await visitor.fill({ label: 'Email' }, email);
  await visitor.click(button('Send code'));
  await visitor.see({ label: 'Code' });
  await visitor.fill({ label: 'Code' }, await codeFor(email, since));
  await visitor.at(/\/en\/me/);
  await visitor.see(button('Log out'));
}

export const check = async (visitor: Visitor, name: string | RegExp): Promise<void> => {
  await visitor.click(radio(name));
  await visitor.until(`checked: ${String(name)}`, () =>
    visitor.ask((wanted) => (smoke!.find(wanted)[0] as HTMLInputElement).checked, radio(name)),
  );
};
