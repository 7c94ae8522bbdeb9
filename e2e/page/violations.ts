import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Judgement {
  /** The rules to judge by, where not all. */
  rules?: string[];
  /** The part of the page to judge, where not all of it. */
  within?: string;
}

/** Charts and crests take their colours with the next frames; what fades in or changes over has no final contrast yet. */
async function settledColours(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/** What axe finds on a page that has come to rest: a line a rule, with the elements that break it. */
export async function violationsOf(
  page: Page,
  { rules, within }: Judgement = {},
): Promise<string[]> {
  await page.evaluate(settledColours);
  // A page without frames need not be judged from a second one, which takes as long as the rules themselves.
  let axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  // Telling of every element that passed took as long as finding out.
  axe.options({ resultTypes: ['violations'] });
  if (rules) axe = axe.withRules(rules);
  if (within) axe = axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
