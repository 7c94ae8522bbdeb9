import { address } from '../environment';
import { ask, brands, knownAddresses, releasedRoutes, type Reply, visitors } from '../routing';
import { expect, test } from '../story';

type BrandName = keyof typeof brands;
type VisitorName = keyof typeof visitors;

/** Every route with a language: pattern, address, and whether futbol closes it. */
const pages: [pattern: string, address?: string, closedOnFutbol?: 'closed'][] = [
  ['/'],
  ['/:sportName/league/:categoryName/:leagueName/:tournamentId'],
  ['/:sportName/match/:teamsInfo/:eventId'],
  ['/:sportName/player/:playerName/:playerId'],
  ['/:sportName/team/:teamName/:competitorId'],
  ['/apple/redirect', '/apple/redirect', 'closed'],
  ['/change-password', '/change-password', 'closed'],
  ['/contact-us'],
  ['/discover'],
  ['/discover/statistics/same_odds_matches'],
  ['/discover/tips/tips_history'],
  ['/discover/tips/rules'],
  ['/email-verified'],
  ['/email-verified-failed'],
  ['/favourites', '/favourites', 'closed'],
  ['/favourites/teams', '/favourites/teams', 'closed'],
  ['/favourites/leagues', '/favourites/leagues', 'closed'],
  ['/favourites/players', '/favourites/players', 'closed'],
  ['/favourites/xyz', '/favourites/xyz', 'closed'],
  ['/favourites/addFavorite', '/favourites/addFavorite', 'closed'],
  ['/forget-password', '/forget-password', 'closed'],
  ['/reset-password', '/reset-password', 'closed'],
  ['/language'],
  ['/language-dialog'],
  ['/login', '/login', 'closed'],
  ['/login/change', '/login/change', 'closed'],
  ['/login/coud', '/login/coud', 'closed'],
  ['/login/email', '/login/email', 'closed'],
  ['/login/verify/:in/:email', '/login/verify/code/a%40b.example', 'closed'],
  ['/me'],
  ['/me/vipCenter'],
  ['/promotion/:id/refer_friends', '/promotion/1/refer_friends'],
  ['/promotion/:id/refer_friends/:code', '/promotion/1/refer_friends/ABC'],
  ['/promotion/:id/refer_friends/HowTo', '/promotion/1/refer_friends/HowTo'],
  ['/promotion/:id/refer_friends/lottery', '/promotion/1/refer_friends/lottery'],
  ['/promotion/:id/refer_friends/lottery/music', '/promotion/1/refer_friends/lottery/music'],
  ['/promotion/:id/refer_friends/lottery/winning', '/promotion/1/refer_friends/lottery/winning'],
  ['/promotion/:id/refer_friends/LuckyDraw', '/promotion/1/refer_friends/LuckyDraw'],
  ['/promotion/:id/refer_friends/Records', '/promotion/1/refer_friends/Records'],
  ['/promotion/:id/refer_friends/Roll', '/promotion/1/refer_friends/Roll'],
  ['/promotion/:id/refer_friends/Share', '/promotion/1/refer_friends/Share'],
  ['/promotion/:id/refer_friends/TermsConditions', '/promotion/1/refer_friends/TermsConditions'],
  ['/promotion/not-avaliable'],
  ['/search'],
  ['/settings'],
];

/** Routes without a language. */
const documents: [path: string, closedOnFutbol?: 'closed'][] = [
  ['/app-upgrade', 'closed'],
  ['/app', 'closed'],
  ['/privacy'],
  ['/terms'],
  ['/trial', 'closed'],
];

/** The shell's routes. Those of remotes are in the release. */
const shellPages = ['/apple/redirect', '/language', '/language-dialog'];
/** Routes that every release must have. */
const foundation = pages.slice(0, 5).map(([pattern]) => pattern);

/** The language of the page, or of the redirect. */
const shown: Record<BrandName, Record<VisitorName, Record<'none' | 'it' | 'xx', string>>> = {
  scoreline: {
    new: { none: '→ fr', it: 'it', xx: '→ fr' },
    returning: { none: '→ de', it: '→ de', xx: '→ de' },
    crawler: { none: 'en', it: 'it', xx: 'en' },
    appShell: { none: 'de', it: 'it', xx: 'de' },
  },
  futbol: {
    new: { none: '→ fr', it: 'it', xx: '→ fr' },
    returning: { none: '→ de', it: '→ de', xx: '→ de' },
    crawler: { none: 'es', it: 'it', xx: 'es' },
    appShell: { none: 'de', it: 'it', xx: 'de' },
  },
  futebol: {
    new: { none: '→ fr', it: 'it', xx: '→ fr' },
    returning: { none: '→ de', it: '→ de', xx: '→ de' },
    crawler: { none: 'pt', it: 'it', xx: 'pt' },
    appShell: { none: 'de', it: 'it', xx: 'de' },
  },
};

const pathTo = (brand: BrandName, segment: string, rest: string): string => {
  const { base } = brands[brand];
  const path = `${base}${segment === 'none' ? '' : `/${segment}`}${rest === '/' ? '' : rest}`;
  return path === base ? `${base}/` : path;
};

/** Formats an answer as in the table: `200 fr`, `404 de noindex`, `302 → /fr`. */
function summaryOf({ status, location, body }: Reply): string {
  if (location !== undefined) return `${status} → ${location}`;
  const language = /<html lang="([^"]+)"/.exec(body)?.[1] ?? '?';
  const title = /<title>[^<]*[^<\s][^<]*<\/title>/.test(body) ? '' : ' without title';
  const robots = body.includes('<meta name="robots" content="noindex">') ? ' noindex' : '';
  return `${status} ${language}${title}${robots}`;
}

const closed = (brand: BrandName) => `302 → ${brands[brand].base}/404`;

interface Asked {
  path: string;
  expected: string;
}

function askedPages(brand: BrandName, visitor: VisitorName, rest: string, exists: boolean) {
  return (['none', 'it', 'xx'] as const).map((segment): Asked => {
    const outcome = shown[brand][visitor][segment];
    const language = outcome.replace('→ ', '');
    const path = `${pathTo(brand, segment, rest)}?a=1`;
    if (!exists) {
      const own = segment === 'it' ? 'it' : outcome.startsWith('→') ? language : outcome;
      return { path, expected: `404 ${own} noindex` };
    }
    const moved = `302 → ${pathTo(brand, language, rest)}?a=1`;
    return { path, expected: outcome.startsWith('→') ? moved : `200 ${language}` };
  });
}

const documentLanguage = (brand: BrandName, visitor: VisitorName) =>
  shown[brand][visitor].none.replace('→ ', '');

function askedDocuments(brand: BrandName, visitor: VisitorName): Asked[] {
  const language = documentLanguage(brand, visitor);
  const own = documents.flatMap(([rest, isClosed]): Asked[] => {
    const path = pathTo(brand, 'none', rest);
    const isShut = isClosed && brand === 'futbol';
    return [
      { path, expected: isShut ? closed(brand) : `200 ${language}` },
      ...['en', 'xx'].map((segment) => ({
        path: `${pathTo(brand, segment, rest)}?a=1`,
        expected: `301 → ${path}?a=1`,
      })),
    ];
  });
  const widget = {
    path: pathTo(brand, 'en', '/widget'),
    expected: `301 → ${pathTo(brand, 'none', '/widget')}`,
  };
  return [...own, widget];
}

function askedNowhere(brand: BrandName, visitor: VisitorName): Asked[] {
  const language = documentLanguage(brand, visitor);
  const unknown = ['/404', '/nowhere', '/cricket/match/a-vs-b/1', '/football/match/a-vs-b/1x'];
  const nobody = ['match/a-vs-b', 'league/a/b', 'team/a', 'player/a'].map(
    (kind) => `/football/${kind}/2147483000`,
  );
  const inItalian = visitor === 'returning' ? 'de' : 'it';
  return [
    ...unknown.map((rest) => ({
      path: pathTo(brand, 'none', rest),
      expected: `404 ${language} noindex`,
    })),
    ...nobody.map((rest) => ({
      path: pathTo(brand, inItalian, rest),
      expected: `404 ${inItalian} noindex`,
    })),
  ];
}

async function compare(brand: BrandName, visitor: VisitorName, asked: Asked[]): Promise<void> {
  const answers: string[] = [];
  for (const { path } of asked) {
    const reply = await ask(brands[brand].host, path, visitors[visitor]);
    answers.push(`${path}: ${summaryOf(reply)}`);
  }
  expect(answers).toEqual(asked.map(({ path, expected }) => `${path}: ${expected}`));
}

for (const brand of Object.keys(brands) as BrandName[])
  for (const visitor of Object.keys(visitors) as VisitorName[])
    test(`every route of ${brand} for a visitor: ${visitor}`, async () => {
      const released = await releasedRoutes(brand);
      expect(released).toEqual(expect.arrayContaining(foundation));
      const known = await knownAddresses();
      const asked = pages.flatMap(([pattern, address = pattern, isClosed]): Asked[] => {
        const rest = known.get(pattern) ?? address;
        if (isClosed && brand === 'futbol')
          return ['none', 'it'].map((segment) => ({
            path: pathTo(brand, segment, rest),
            expected: closed(brand),
          }));
        const exists = [...released, ...shellPages].includes(pattern);
        return askedPages(brand, visitor, rest, exists);
      });
      const others = [...askedDocuments(brand, visitor), ...askedNowhere(brand, visitor)];
      await compare(brand, visitor, [...asked, ...others]);
    });

test('a match, a league, a team and a player redirect to their right names for everyone', async () => {
  for (const rest of (await knownAddresses()).values()) {
    const parts = rest.split('/');
    const wrong = [...parts.slice(0, -2), 'wrong', parts.at(-1)].join('/');
    for (const visitor of Object.values(visitors)) {
      const reply = await ask(brands.futbol.host, `/livescore/de${wrong}?tab=odds`, {
        ...visitor,
        cookie: 'mp-lan=de',
      });
      expect(summaryOf(reply)).toBe(`301 → /livescore/de${rest}?tab=odds`);
    }
  }
});

test('the root redirects to the folder of a brand in a folder', async () => {
  const reply = await ask(brands.futebol.host, '/', visitors.crawler);
  expect(summaryOf(reply)).toBe('302 → /livescore/');
});

test.describe('on futbol, which has no accounts', () => {
  const { host, base } = brands.futbol;
  const at = (path: string) => `http://${host}:${new URL(address).port}${base}/es${path}`;

  test.describe('a closed page that is reached inside the page', () => {
    test.use({ allowedErrors: [/404 \(Not Found\)/] });
    test('is not found', async ({ page }) => {
      await page.goto(at('/me'));
      await expect(page.locator('[data-started]')).toBeVisible();
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        new URL(at('/login')).pathname,
      );
      await page.waitForURL(`**${base}/404`);
    });
  });

  for (const path of [
    '/me',
    '/settings',
    '/me/vipCenter',
    '/email-verified',
    '/email-verified-failed?email=fan%40mail.example',
    '/discover/tips/editor',
    '/promotion/1/refer_friends',
    '/promotion/1/refer_friends/Share',
    '/promotion/1/refer_friends/lottery/winning',
  ])
    test(`${path} has no link to the log-in`, async ({ page }) => {
      await page.goto(at(path));
      await expect(page.locator('[data-started]')).toBeVisible();
      await expect(page.locator('main')).not.toBeEmpty();
      await expect(page.locator('[aria-busy=true], [role=status][aria-label]')).toHaveCount(0);
      await expect(page.locator('a[href*="/login"]')).toHaveCount(0);
    });
});
