import { knownAddresses } from '../../routing';
import { expect, test } from '../journey';
import { openEveryTab } from '../pages';
import { button, css, dialog, link, tab } from '../query';

const tags = { tag: ['@no-storage', '@chrome-109', '@icu-72'] };

/** A page of this kind from the sitemap. */
async function pathTo(kind: string): Promise<string> {
  const found = [...(await knownAddresses())].find(([route]) => route.includes(kind));
  return `/en${found![1].replace(/^\/en(?=\/)/, '')}`;
}

for (const kind of ['league', 'team'])
  test(`every tab of a ${kind} has content`, tags, async ({ visitor }) => {
    await visitor.open(await pathTo(`/${kind}/`));
    await visitor.see(css('h1'));
    await openEveryTab(visitor);
  });

test('a calendar link reaches the calendar of a team', tags, async ({ visitor }) => {
  await visitor.open(await pathTo('/team/'));
  await visitor.click(button('Add to calendar'));
  const open = link('Open in your calendar app', { within: dialog() });
  const address = await visitor.attribute(open, 'href');
  expect(address).toMatch(/^webcal:.+\/calendar\/team\/\d+\.ics\?lang=en$/);
  const path = address.replace(/^webcal:\/\/[^/]+/, '');
  const document = await visitor.ask(async (from) => (await fetch(from)).text(), path);
  expect(document).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  await visitor.click({ role: 'switch', name: 'Hide results', within: dialog() });
  await expect.poll(() => visitor.attribute(open, 'href')).toBe(`${address}&spoilers=off`);
});

test('a player has matches and figures', tags, async ({ visitor }) => {
  await visitor.open(await pathTo('/player/'));
  await visitor.see(css('h1'));
  await visitor.see(css('main h2'));
  await visitor.see(css('main a[href*="/match/"]'));
});

test('Discover leads to dropping odds, and to the odds of a match', tags, async ({ visitor }) => {
  await visitor.open('/en/discover');
  await visitor.click(link('Dropping odds', { nth: 0 }));
  await visitor.at(/\/discover\/odds\/dropping/);
  await visitor.choose({ label: 'Window' }, '24h');
  await visitor.at(/window=24h/);
  await visitor.click(css('[data-row]', { nth: 0 }));
  await visitor.at(/\/match\/.*tab=odds/);
  await visitor.see(tab('Odds'));
});

test(
  'a favourite is added, stays, and is removed after a question',
  { tag: ['@chrome-109'] },
  async ({ visitor }) => {
    await visitor.open('/en/favourites');
    await visitor.click(link('Add teams'));
    const star = button(/^Add .+ to favourites$/, { nth: 0 });
    const label = await visitor.attribute(star, 'aria-label');
    const name = label.replace(/^Add (.+) to favourites$/, '$1');
    await visitor.click(star);
    await visitor.see(button(`Remove ${name} from favourites`));
    await visitor.open('/en/favourites');
    await visitor.see(button(`Remove ${name} from favourites`));
    // On a phone it is below a variable number of matches.
    await visitor.gone(css('main [role="status"][aria-label]'));
    await visitor.click(button(`Remove ${name} from favourites`));
    await visitor.click(button('Remove', { within: dialog() }));
    await visitor.see({ text: 'No favourite teams' });
  },
);

test('settings last after a reload', { tag: ['@chrome-109'] }, async ({ visitor }) => {
  await visitor.open('/en/settings');
  await visitor.click({ role: 'radio', name: 'Dark' });
  await visitor.click({ role: 'radio', name: '12 hours' });
  await visitor.choose({ label: 'Odds format' }, 'american');
  const theme = () => visitor.ask(() => document.documentElement.dataset.theme);
  await expect.poll(theme).toBe('dark');
  await visitor.driver.reload();
  await expect.poll(theme).toBe('dark');
  const chosen = () =>
    visitor.ask(() => [...document.querySelectorAll('select')].map(({ value }) => value));
  await expect.poll(chosen).toContain('american');
});
