import { describe, expect, it } from '@jest/globals';

import { alternatesOf, canonicalPath } from './alternates';
import { languageOf, languageOfTag, languages } from './languages';
import { rememberBeforeLogin } from './loginMemory';
import {
  leaguePath,
  loginVerifyPath,
  matchPath,
  pathTo,
  playerPath,
  promotionPath,
  teamPath,
} from './paths';
import { readAcceptLanguage } from './selectLanguage';

const futbol = { key: 'futbol', basePath: '/livescore/', defaultLanguage: 'es' };
const scoreline = { key: 'scoreline', basePath: '/', defaultLanguage: 'en' };

describe('languages', () => {
  it('are 46, Hebrew and Urdu from right to left', () => {
    expect(languages).toHaveLength(46);
    expect(languages.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual([
      'he',
      'ur',
    ]);
  });
  it('have tags that Intl knows', () => {
    for (const { tag } of languages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(languageOf('jw').tag).toBe('jv');
  });
  it('are found for what a browser says', () => {
    expect(['pt-BR', 'jv', 'iw', 'no', 'zh-Hant-TW', 'gl'].map(languageOfTag)).toEqual([
      'pt',
      'jw',
      'he',
      'nb',
      'zh',
      null,
    ]);
  });
  it('are read from a header by their weight', () => {
    expect(readAcceptLanguage('en;q=0.5, fr-BE, *;q=0.1, de;q=0.9, es;q=0')).toEqual([
      'fr-BE',
      'de',
      'en',
    ]);
    expect(readAcceptLanguage(undefined)).toEqual([]);
  });
});

describe('addresses', () => {
  it('are built from names and ids', () => {
    const match = {
      sport: 'football',
      home: { name: 'Bayern München' },
      away: { name: '1. FC Köln' },
      eventId: 5,
    } as const;
    expect(matchPath(match)).toBe('/football/match/bayern-munchen-vs-1-fc-koln/5');
    const league = {
      sport: 'football',
      category: { name: 'England' },
      name: 'FA Cup',
      tournamentId: 3,
    } as const;
    expect(leaguePath(league)).toBe('/football/league/england/fa-cup/3');
    expect(teamPath({ sport: 'football', name: 'Đà Nẵng', competitorId: 2 })).toBe(
      '/football/team/da-nang/2',
    );
    expect(playerPath({ sport: 'basketball', name: '大谷', slug: 'otani', playerId: 1 })).toBe(
      '/basketball/player/otani/1',
    );
    expect(loginVerifyPath('code', 'a@b.example')).toBe('/login/verify/code/a%40b.example');
    expect(promotionPath({ id: '7', code: 'X', page: 'lottery/music' })).toBe(
      '/promotion/7/refer_friends/X/lottery/music',
    );
  });
  it('carry base path and language', () => {
    expect(pathTo(futbol, 'fr', '/search')).toBe('/livescore/fr/search');
    expect(pathTo(futbol, 'fr', '/')).toBe('/livescore/fr');
    expect(pathTo(futbol, null, '/')).toBe('/livescore/');
    expect(pathTo(scoreline, null, '/')).toBe('/');
    expect(pathTo(scoreline, 'fr', '/')).toBe('/fr');
  });
  it('have one address a language, the default one without a segment', () => {
    expect(canonicalPath(futbol, 'es', '/search')).toBe('/livescore/search');
    expect(canonicalPath(futbol, 'jw', '/search')).toBe('/livescore/jw/search');
    const all = alternatesOf(scoreline, '/search');
    expect(all).toHaveLength(47);
    expect(all).toContainEqual({ hreflang: 'jv', path: '/jw/search' });
    expect(all).toContainEqual({ hreflang: 'tl', path: '/tl/search' });
    const codes = all.map(({ hreflang }) => hreflang.split('-')[0]);
    expect(codes.filter((code) => code?.length === 3)).toEqual([]);
    expect(all).toContainEqual({ hreflang: 'x-default', path: '/search' });
    expect(alternatesOf(scoreline, '/terms')).toEqual([]);
  });
});

describe('navigation', () => {
  it('keeps where a visitor came from, but not the e-mail screen', () => {
    expect(rememberBeforeLogin({ rest: '/me', search: '?a=1' })).toEqual({
      from: '/me',
      query: '?a=1',
    });
    expect(rememberBeforeLogin({ rest: '/login/email', search: '' })).toEqual({ query: '' });
  });
});
