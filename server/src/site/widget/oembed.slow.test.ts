import { describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { testHostileRequests } from './hostileRequests';
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

// The nightly run uses ten times as many, with new seeds.
testHostileRequests({ numRuns: 300, seed: 20_261_122 });
