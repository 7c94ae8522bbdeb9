import { describe, expect, it } from '@jest/globals';

import { decideRoute, type RouteDecision } from './decideRoute';
import type { RoutingBrand } from './paths';
import type { Visitor } from './selectLanguage';

const brands: Record<string, RoutingBrand> = {
  scoreline: { key: 'scoreline', basePath: '/', defaultLanguage: 'en' },
  futbol: { key: 'futbol', basePath: '/livescore/', defaultLanguage: 'es' },
  futebol: { key: 'futebol', basePath: '/livescore/', defaultLanguage: 'pt' },
};

const browser = { browserLanguages: ['fr-BE', 'en'], crawler: false, appShell: false };
const visitors: Record<string, Visitor> = {
  new: { ...browser, stored: null },
  returning: { ...browser, stored: 'de' },
  crawler: { stored: null, browserLanguages: [], crawler: true, appShell: false },
  appShell: { ...browser, stored: 'de', appShell: true },
};

/** Pattern and address of every route with a language segment. */
const prefixed: [pattern: string, address: string, closedOnFutbol?: true][] = [
  ['/', '/'],
  [
    '/:sportName/league/:categoryName/:leagueName/:tournamentId',
    '/football/league/france/trappes-cup/7',
  ],
  ['/:sportName/match/:teamsInfo/:eventId', '/football/match/trappes-vs-login-town/42'],
  ['/:sportName/player/:playerName/:playerId', '/basketball/player/kobe-happ/8'],
  ['/:sportName/team/:teamName/:competitorId', '/football/team/kappa-united/9'],
  ['/apple/redirect', '/apple/redirect', true],
  ['/change-password', '/change-password', true],
  ['/contact-us', '/contact-us'],
  ['/discover', '/discover'],
  ['/discover/statistics/same_odds_matches', '/discover/statistics/same_odds_matches'],
  ['/discover/tips/tips_history', '/discover/tips/tips_history'],
  ['/email-verified', '/email-verified'],
  ['/email-verified-failed', '/email-verified-failed'],
  ['/favourites', '/favourites', true],
  ['/favourites/:addPage', '/favourites/teams', true],
  ['/favourites/addFavorite', '/favourites/addFavorite', true],
  ['/forget-password', '/forget-password', true],
  ['/reset-password', '/reset-password', true],
  ['/language', '/language'],
  ['/language-dialog', '/language-dialog'],
  ['/login', '/login', true],
  ['/login/change', '/login/change', true],
  ['/login/coud', '/login/coud', true],
  ['/login/email', '/login/email', true],
  ['/login/verify/:in/:email', '/login/verify/code/a%40b.example', true],
  ['/me', '/me'],
  ['/me/vipCenter', '/me/vipCenter'],
  ['/promotion/not-avaliable', '/promotion/not-avaliable'],
  ['/promotion/:id/refer_friends', '/promotion/1/refer_friends'],
  ['/promotion/:id/refer_friends/:code', '/promotion/1/refer_friends/ABC'],
  ['/promotion/:id/refer_friends/lottery/music', '/promotion/1/refer_friends/lottery/music'],
  ['/search', '/search'],
  ['/settings', '/settings'],
];
const documents: [path: string, closedOnFutbol?: true][] = [
  ['/404'],
  ['/app-upgrade', true],
  ['/app', true],
  ['/privacy'],
  ['/terms'],
  ['/trial', true],
  ['/widget'],
];
const routes = [...prefixed, ...documents].map(([path]) => ({ path }));

/** Language shown, or → language redirected to, by segment in the path. */
const table: Record<string, Record<string, Record<'none' | 'it' | 'xx', string>>> = {
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
const documentLanguage: Record<string, Record<string, string>> = {
  scoreline: { new: 'fr', returning: 'de', crawler: 'en', appShell: 'de' },
  futbol: { new: 'fr', returning: 'de', crawler: 'es', appShell: 'de' },
  futebol: { new: 'fr', returning: 'de', crawler: 'pt', appShell: 'de' },
};

const base: Record<string, string> = { scoreline: '', futbol: '/livescore', futebol: '/livescore' };
const address = (brand: string, segment: string, rest: string): string => {
  const language = segment === 'none' ? '' : `/${segment}`;
  const path = base[brand]! + language + (rest === '/' ? '' : rest);
  return path === base[brand] ? `${path}/` : path;
};
const decide = (brand: string, visitor: string, path: string, search = '?a=1') =>
  decideRoute({ brand: brands[brand]!, path, search, visitor: visitors[visitor]!, routes });
const summary = (decision: RouteDecision): string => {
  if (decision.kind === 'show') return decision.language;
  return decision.kind === 'redirect' ? `→ ${decision.to}` : 'not found';
};

describe.each(Object.keys(brands))('routes of %s', (brand) => {
  describe.each(Object.keys(visitors))('for a visitor: %s', (visitor) => {
    it.each(prefixed)('%s', (_pattern, rest, ...[closed]) => {
      for (const segment of ['none', 'it', 'xx'] as const) {
        const decision = decide(brand, visitor, address(brand, segment, rest));
        const expected = table[brand]![visitor]![segment];
        const to = address(brand, expected.replace('→ ', ''), rest);
        if (closed && brand === 'futbol') expect(summary(decision)).toBe('→ /livescore/404');
        else if (expected.startsWith('→')) expect(summary(decision)).toBe(`→ ${to}?a=1`);
        else expect(summary(decision)).toBe(expected);
      }
    });

    it.each(documents)('%s, a document', (rest, ...[closed]) => {
      const plain = decide(brand, visitor, base[brand] + rest);
      if (closed && brand === 'futbol') expect(summary(plain)).toBe('→ /livescore/404');
      else expect(summary(plain)).toBe(documentLanguage[brand]![visitor]);
    });

    it('finds nothing at unknown addresses', () => {
      for (const rest of ['/nowhere', '/it/nowhere', '/xx/nowhere', '/cricket/match/a-vs-b/1'])
        expect(decide(brand, visitor, base[brand] + rest).kind).toBe('notFound');
      expect(decide(brand, visitor, `${base[brand]}/football/match/a-vs-b/1x`).kind).toBe(
        'notFound',
      );
    });
  });
});

describe('documents with a language before them', () => {
  it.each(['trial', 'app', 'privacy', 'terms', 'app-upgrade', 'widget'])('%s', (name) => {
    for (const code of ['en', 'xx']) {
      const decision = decide('futebol', 'crawler', `/livescore/${code}/${name}`, '?x=%20');
      const to = `/livescore/${name}?x=%20`;
      expect(decision).toEqual({ kind: 'redirect', to, status: 301, reason: 'document' });
    }
  });
  it('leaves no language before the error page', () => {
    expect(decide('scoreline', 'new', '/en/404').kind).toBe('notFound');
  });
});

describe('languages', () => {
  it('stores system when nothing fits, and shows English', () => {
    const visitor = { stored: null, browserLanguages: ['gl'], crawler: false, appShell: false };
    const question = { brand: brands.scoreline!, search: '', visitor, routes };
    const decision = decideRoute({ ...question, path: '/search' });
    expect(decision).toMatchObject({ kind: 'show', language: 'en', storeSystem: true });
  });
  it('offers the browser’s language where nothing was chosen', () => {
    expect(decide('scoreline', 'new', '/it/search')).toMatchObject({ language: 'it', offer: 'fr' });
    expect(decide('scoreline', 'new', '/fr/search')).toMatchObject({ language: 'fr', offer: null });
  });
  it('takes system and unknown stored choices for none', () => {
    for (const stored of ['system', 'tlh']) {
      const visitor = { ...visitors.new!, stored };
      const question = { brand: brands.scoreline!, search: '', visitor, routes };
      expect(summary(decideRoute({ ...question, path: '/search' }))).toBe('→ /fr/search');
    }
  });
  it('corrects the case of a language', () => {
    expect(summary(decide('scoreline', 'new', '/IT/search'))).toBe('→ /it/search?a=1');
  });
  it('leaves routes alone that opted out', () => {
    const open = [{ path: '/search', keepsLanguage: true }];
    const question = { brand: brands.scoreline!, search: '', visitor: visitors.returning! };
    expect(summary(decideRoute({ ...question, routes: open, path: '/it/search' }))).toBe('it');
  });
});

describe('addresses beside the base path', () => {
  it('leads the root to the base path and finds nothing elsewhere', () => {
    expect(summary(decide('futbol', 'new', '/', ''))).toBe('→ /livescore/');
    expect(decide('futbol', 'new', '/search').kind).toBe('notFound');
    expect(decide('futbol', 'new', '/livescores').kind).toBe('notFound');
    expect(summary(decide('futbol', 'crawler', '/livescore'))).toBe('es');
  });
});
