import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Judgement {
  /** The rules to check, all by default. */
  rules?: string[];
  /** The part of the page to check, all by default. */
  within?: string;
}

/** Charts and crests get their colours in the next frames, and contrast is not final during transitions. */
async function settledColours(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/** Violations that axe finds on an idle page, one line per rule with the elements. */
export async function violationsOf(
  page: Page,
  { rules, within }: Judgement = {},
): Promise<string[]> {
  await page.evaluate(settledColours);
  // A page without frames needs no second page for the check, which would double its time.
  let axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  // Reporting every passing element would double the time.
  axe.options({ resultTypes: ['violations'] });
  if (rules) axe = axe.withRules(rules);
  if (within) axe = axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
