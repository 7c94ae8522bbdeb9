import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { widgetParameters } from '@scoreline/shared-lib/contract';
import { duringTests } from '../../store/db/duringTests';
import { openWidgetTest } from './testing';

const unlimited = { burst: 1e9, perSecond: 1e9 };
const test = duringTests(() =>
  openWidgetTest({ limits: { ofVisitor: unlimited, ofClient: unlimited } }),
);
const host = 'scoreline.example';
const site = `http://${host}`;
const get = (url: string) => test.app.inject({ url, headers: { host } });
const ask = (url: string, more: Record<string, string> = {}) =>
  get(`/oembed?${new URLSearchParams({ url, ...more }).toString()}`);
const matchPage = () => `${site}/football/match/a-vs-b/${test.matchId}`;
const leaguePage = () => `${site}/es/football/league/england/premier-league/${test.leagueId}`;

describe('oEmbed', () => {
  it('answers an iframe of a match, and of a league in the address’s language', async () => {
    const match = (await ask(matchPage())).json();
    expect(match).toMatchObject({ version: '1.0', type: 'rich', width: 600 });
    expect(match.title).toBe('Team home – Team away');
    expect(match.html).toContain(
      `src="${site}/widget?client-id=scoreline&amp;type=match&amp;match=${test.matchId}"`,
    );
    expect(match.html).toContain(`height="${match.height}"`);
    const league = (await ask(leaguePage(), { maxwidth: '320', format: 'json' })).json();
    expect(league.width).toBe(320);
    expect(league.html).toContain(`type=matches&amp;league=${test.leagueId}&amp;lang=es"`);
  });

  it('knows the pages of our other brands, and shows each under its own address', async () => {
    const page = `https://me:secret@futbol.example/livescore/football/match/a-vs-b/${test.matchId}`;
    const { html } = (await ask(page)).json();
    expect(html).toContain(
      'src="https://futbol.example/livescore/widget?client-id=futbol&amp;type=match',
    );
    expect(html).not.toContain('secret');
  });

  it('keeps to the room it is given, however small', async () => {
    const sizes = async (more: Record<string, string>) => {
      const { width, height } = (await ask(matchPage(), more)).json();
      return [width, height];
    };
    expect((await sizes({ maxwidth: '9999' }))[0]).toBe(1200);
    expect((await sizes({ maxwidth: '179' }))[0]).toBe(179);
    expect((await sizes({ maxwidth: '10' }))[0]).toBe(10);
    expect((await sizes({ maxwidth: 'wide' }))[0]).toBe(600);
    expect((await sizes({ maxheight: '200' }))[1]).toBe(200);
  });

  it.each([
    ['another site', () => `https://news.example/football/match/a-vs-b/${test.matchId}`],
    ['a site that only begins like ours', () => `${site}.evil.example/football/match/a-vs-b/1`],
    [
      'another brand at a port',
      () => `https://futbol.example:8443/livescore/football/match/a-vs-b/${test.matchId}`,
    ],
    [
      'another brand without TLS',
      () => `http://futbol.example/livescore/football/match/a-vs-b/${test.matchId}`,
    ],
    ['a match that nobody has', () => `${site}/football/match/a-vs-b/99999999`],
    ['a number that is too large', () => `${site}/football/match/a-vs-b/9999999999`],
    ['the home page', () => `${site}/`],
    ['a team', () => `${site}/football/team/x/1`],
    ['no address', () => 'x'],
    ['a script', () => 'javascript:alert(1)'],
  ])('is 404 for %s', async (_what, url) => {
    expect((await ask(url())).statusCode).toBe(404);
  });

  it('is 404 without an address, and 501 for XML', async () => {
    expect((await get('/oembed')).statusCode).toBe(404);
    expect((await ask(matchPage(), { format: 'xml' })).statusCode).toBe(501);
  });
});

/** Texts as attackers write them, and any other. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "'-alert(1)-'",
    'javascript:alert(1)',
    '../../etc/passwd',
    '%00',
    '\u202e',
    'a'.repeat(3_000),
    '__proto__',
    '{{constructor}}',
  ),
);
const times = 10_000;

describe('whatever is written', () => {
  it('no address makes oEmbed fail or answer a script', async () => {
    const address = fc.oneof(
      hostile,
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      hostile.map((text) => `${site}/${text}`),
      hostile.map((text) => `${site}/football/match/${encodeURIComponent(text)}/${test.matchId}`),
      hostile.map((text) => `${site}/football/match/x/${test.matchId}?${text}#${text}`),
    );
    const property = fc.asyncProperty(address, hostile, async (url, maxwidth) => {
      const { statusCode, body } = await ask(url, { maxwidth });
      expect([200, 404]).toContain(statusCode);
      expect(body).not.toMatch(/<script|javascript:|onerror/i);
    });
    await fc.assert(property, { numRuns: times });
  }, 240_000);

  it('no parameter reaches the iframe’s page, and none makes it fail', async () => {
    const known = (await get('/widget?type=match')).body;
    const parameters = fc.dictionary(fc.constantFrom(...widgetParameters), hostile, {
      minKeys: 1,
    });
    const property = fc.asyncProperty(parameters, async (given) => {
      const answer = await get(`/widget?${new URLSearchParams(given).toString()}`);
      expect([answer.statusCode, answer.body]).toEqual([200, known]);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src/);
    });
    await fc.assert(property, { numRuns: times });
  }, 240_000);

  it('no view makes the data fail', async () => {
    const key = fc.oneof(
      hostile,
      fc
        .tuple(fc.constantFrom('day', 'round', 'match', 'odds', 'bracket'), hostile)
        .map((parts) => parts.join(':')),
      fc
        .tuple(
          fc.constantFrom('2026-13-45', '0000-00-00', '9999-12-31'),
          fc.constantFrom('X', '../..', 'Europe/Madrid'),
        )
        .map((parts) => `day:football:${parts.join(':')}`),
    );
    const property = fc.asyncProperty(key, hostile, async (view, clientId) => {
      for (const id of [clientId, 'demo']) {
        const query = new URLSearchParams({ clientId: id, view }).toString();
        const { statusCode, headers, body } = await get(`/widget/v1/data.json?${query}`);
        expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/json/)]);
        const { bizCode } = JSON.parse(body) as { bizCode: number };
        expect([10000, 11000, 11002, 13020]).toContain(bizCode);
      }
    });
    await fc.assert(property, { numRuns: times });
  }, 240_000);
});
