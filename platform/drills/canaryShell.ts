import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { type Result, tell } from './report';
import { type Change, reseal } from './build/reseal';
import type { Site } from './site/site';
import { frontPage, newVisitor, standing, untilThere } from './visit';
import { watchPage } from './watchPage';

const limitMs = 10_000;
/** Headless browsers identify themselves as such, and the page server would treat this one as a crawler. */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Canary shells that fail before they start, correctly signed. */
const shells: Record<string, Change> = {
  'throws as it is evaluated': {
    tag: 'shell-eval',
    entry: (source) => `throw new Error("drill: shell");${source}`,
  },
  'throws as it starts': {
    tag: 'shell-start',
    entry: (source) =>
      `document.getElementById=function(){throw new Error("drill: start")};${source}`,
  },
  'does not arrive': { tag: 'shell-404' },
};

/** Every device gets the canary. This one returns to the stable build automatically, after one reload. */
async function comesBack(site: Site, change: Change): Promise<string> {
  const build = await reseal(site.store, 'shell', site.good.shell!, change);
  await site.release(site.good);
  await site.canary({ shell: build });
  const base = `/builds/shell/${build}/`;
  if (!change.entry) {
    const lost = { kind: 'answer', status: 404, type: 'text/plain', body: 'no such file' } as const;
    site.proxy.disturb = (path) => (path.startsWith(base) ? lost : null);
  }
  const visitor = await newVisitor(site, { userAgent: person });
  try {
    const page = await visitor.newPage();
    const seen = watchPage(page);
    const [name = ''] = site.remotes;
    const asked = site.proxy.asked.length;
    await page.goto(await frontPage(site, name), { waitUntil: 'commit' });
    await untilThere(page, `[data-started] ${standing(name, site.good[name])}`, limitMs);
    if (!site.proxy.asked.slice(asked).some((path) => path.startsWith(base)))
      throw new Error('the canary was never asked for');
    if (seen.loads() !== 2) throw new Error(`the page was loaded ${seen.loads()} times, not 2`);
    const cookies = await visitor.cookies();
    if (!cookies.some(({ name: key, value }) => key === 'canary-left' && value === build))
      throw new Error('the device does not remember which canary it left');
    return 'back after one reload';
  } finally {
    site.proxy.disturb = () => null;
    await visitor.close();
    await site.release(site.good);
  }
}

/** Canaries whose shell fails before it starts. */
export async function canaryShells(site: Site): Promise<Result[]> {
  const results: Result[] = [];
  for (const [what, change] of Object.entries(shells)) {
    const cell = { row: `a canary's shell ${what}`, column: 'shell' };
    const ended: Result = await comesBack(site, change).then(
      (note) => ({ ...cell, note }),
      (error: Error) => ({ ...cell, note: '', failure: firstItem(error.message.split('\n')) }),
    );
    tell(`${ended.failure ? 'FAILED' : 'ok'}  ${cell.row}  ${ended.failure ?? ended.note}`);
    results.push(ended);
  }
  return results;
}
