/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import type { MatchSummary, OperationPath, WrittenForm } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import type { Writing } from './matchRow';
import { timesScript } from './times';
import { writtenPage } from './writtenPage';

const side = (name: string, score: number | null) => ({
  competitorId: 1,
  name,
  score,
  periods: [],
  redCards: 0,
});

const match = (matchId: number, over: Partial<MatchSummary> = {}): MatchSummary => ({
  eventId: matchId,
  sport: 'football',
  tournamentId: 9,
  startTime: '2026-11-21T19:45:00.000Z',
  status: 'notStarted',
  clock: null,
  home: side('Arsenal', null),
  away: side('Brighton & Hove', null),
  odds: null,
  revision: 1,
  ...over,
});

const tournament = {
  tournamentId: 9,
  sport: 'football',
  name: 'Premier League',
  slug: 'premier-league',
  category: { categoryId: 1, name: 'England', slug: 'england', countryCode: 'gb-eng' },
  priority: 1,
  hasStandings: true,
};

const writing: Writing = {
  locale: 'pt',
  addressOf: (rest) => `/livescore/pt${rest === '/' ? '' : rest}`,
  statusName: (status) => ({ finished: 'Fim', afterOvertime: 'Prorr.' })[status as string] ?? null,
  listName: (list) => ({ sameOdds: 'Mesmas odds' })[list] ?? null,
  columnName: (column) => ({ team: 'Time', played: 'J', points: 'Pts' })[column] ?? null,
  groupName: (group) => `Grupo ${group}`,
  promotionText: (key) => ({ 'pot.title': 'Prêmios', 'terms.text': 'Termos' })[key] ?? null,
};

const answer = (as: WrittenForm, data: object, name?: string) => {
  const operation: OperationPath = 'sports-query/match/list';
  const declared = { operation, request: {}, written: { as, name } };
  return { declared, query: { path: operation, request: {}, data } };
};

function written(
  as: WrittenForm,
  data: object,
  subject: Parameters<typeof writtenPage>[1]['subject'],
) {
  const about = { title: 'Resultados <ao vivo> | Futebol', description: 'Hoje', subject };
  const heading = { ...about, times: [] };
  const html = writtenPage([answer(as, data, 'sameOdds')], heading, { site: 'Futebol', writing });
  return new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
}

const list = (matches: MatchSummary[]) => ({
  date: '2026-11-21',
  leagues: [{ tournament, matches }],
});
const texts = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the page in plain HTML', () => {
  it('says who won on penalties, after the score', () => {
    const kicked = (name: string, kicks: number) => ({ ...side(name, 1), periods: [1, 0, kicks] });
    const shootOut = match(2, {
      ...{ status: 'afterPenalties', home: kicked('Leeds', 3), away: kicked('Fulham', 4) },
    });
    const page = written('dayList', list([match(1), shootOut]), null);
    expect(texts(page, 'li small')).toEqual(['(3–4)']);
    expect(texts(page, 'li:last-child a')).toEqual(['Leeds1Fulham1(3–4)']);
  });

  it('has the day’s leagues and matches, with times, scores and where they lead', () => {
    const over = match(2, { status: 'finished', home: side('Leeds', 2), away: side('Fulham', 0) });
    const page = written('dayList', list([match(1), over]), null);
    expect(texts(page, 'h1')).toEqual(['Resultados <ao vivo>']);
    expect(texts(page, 'h2')).toEqual(['England Premier League']);
    expect(texts(page, 'li time')).toEqual(['', 'Fim']);
    expect(texts(page, 'li span')).toEqual(['Arsenal', 'Brighton & Hove', 'Leeds', 'Fulham']);
    expect(texts(page, 'li b')).toEqual(['', '', '2', '0']);
    const links = [...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/livescore/pt/football/match/arsenal-vs-brighton-hove/1',
      '/livescore/pt/football/match/leeds-vs-fulham/2',
    ]);
  });

  it('says overtime of basketball, never football’s extra time', () => {
    const over = match(3, { sport: 'basketball', status: 'afterExtraTime' });
    const page = written('dayList', list([over]), null);
    expect(texts(page, 'li time')).toEqual(['Prorr.']);
  });

  const row = (rank: number, name: string, points: number) => ({
    ...{ rank, name, points, competitorId: rank, played: 12, won: 8, drawn: 2, lost: 2 },
    ...{ goalsFor: 20, goalsAgainst: 11, goalDifference: 9, form: [] },
  });
  const tables = (groups: (string | null)[]) => ({
    tournament,
    tables: groups.map((group) => ({
      stage: 'regularSeason',
      group,
      rows: [row(1, 'Arsenal', 26), row(2, 'Brighton & Hove', 24)],
    })),
  });

  it('has a league’s table, each team leading to its page', () => {
    const page = written('standings', tables([null, 'ec']), null);
    expect(page.querySelectorAll('table')).toHaveLength(1);
    expect(texts(page, 'thead th').slice(1)).toEqual(['Time', 'J', '', 'Pts']);
    expect(texts(page, 'tbody tr')).toEqual(['1Arsenal12926', '2Brighton & Hove12924']);
    expect(page.querySelector('tbody a')?.getAttribute('href')).toBe(
      '/livescore/pt/football/team/arsenal/1',
    );
  });

  it('has the groups of a cup by their names', () => {
    const page = written('standings', tables(['A', 'B']), null);
    expect(texts(page, 'h2')).toEqual(['Grupo A', 'Grupo B']);
    expect(page.querySelectorAll('table')).toHaveLength(2);
  });

  it('has the parts of a split table before the whole one', () => {
    const split = tables(['championship', null]);
    firstItem(split.tables).stage = 'postSeason';
    const page = written('standings', split, null);
    expect(page.querySelectorAll('table')).toHaveLength(2);
    expect(texts(page, 'h2')).toHaveLength(1);
  });

  it('ends where a long day would make the page slow', () => {
    const day = Array.from({ length: 200 }, (_, index) => match(index + 1));
    const page = written('dayList', list(day), null);
    expect(page.querySelectorAll('li')).toHaveLength(40);
  });

  it('names the pages above a match, and its teams', () => {
    const team = (competitorId: number, name: string, slug: string) => ({
      competitorId,
      name,
      slug,
    });
    const detail = {
      summary: match(1),
      tournament,
      home: team(3, 'Arsenal', 'arsenal'),
      away: team(4, 'Brighton & Hove', 'brighton'),
      venue: { name: 'Emirates', city: 'London', capacity: null },
    };
    const trail = [
      { name: 'Premier League', rest: '/football/league/england/premier-league/9' },
      { name: 'Arsenal – Brighton & Hove', rest: '/football/match/arsenal-vs-brighton/1' },
    ];
    const page = written('match', detail, { rest: itemAt(trail, 1).rest, trail });
    expect(texts(page, 'nav a')).toEqual(['Futebol', 'Premier League']);
    expect(texts(page, 'h1')).toEqual(['Arsenal – Brighton & Hove']);
    expect(texts(page, 'main > p a')).toEqual(['Arsenal', 'Brighton & Hove']);
    expect(page.body.textContent).toContain('Emirates, London');
  });

  it('has the days of a team’s matches', () => {
    const team = {
      team: { competitorId: 3, name: 'Arsenal', slug: 'arsenal' },
      tournaments: [tournament],
      venue: null,
      last: match(1, { status: 'finished', startTime: '2026-11-15T23:30:00.000Z' }),
      next: null,
    };
    const trail = [{ name: 'Arsenal', rest: '/football/team/arsenal/3' }];
    const page = written('team', team, { rest: firstItem(trail).rest, trail });
    expect(page.querySelector('time')?.dataset['time']).toBe('day');
    expect(page.querySelector('time')?.dateTime).toBe('2026-11-15T23:30:00.000Z');
    expect(texts(page, 'main > p a')).toEqual(['Premier League']);
  });

  it('leaves every time to the visitor’s clock, in the description too', () => {
    const detail = {
      ...{ summary: match(1), tournament, venue: null },
      home: { competitorId: 3, name: 'Arsenal', slug: 'arsenal' },
      away: { competitorId: 4, name: 'Leeds', slug: 'leeds' },
    };
    const html = writtenPage(
      [answer('match', detail)],
      {
        title: 'Arsenal & Leeds',
        description: 'Arsenal & Leeds, 21 Nov, 19:45 UTC: ao vivo',
        subject: { rest: '/', trail: [{ name: 'Arsenal', rest: '/' }] },
        times: [{ written: '21 Nov, 19:45 UTC', instant: '2026-11-21T19:45:00.000Z' }],
      },
      { site: 'Futebol', writing },
    );
    document.body.innerHTML = html;
    expect(document.body.textContent).not.toMatch(/\d\d:\d\d/);
    // A visitor from Portugal, where a day has 24 hours.
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['pt-PT'] });
    new Function(timesScript(html, 'pt-PT')!)();
    const own = (format: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('pt-PT', format).format(new Date('2026-11-21T19:45:00.000Z'));
    const date = own({
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    expect(texts(document, 'header p')).toEqual([`Arsenal & Leeds, ${date}: ao vivo`]);
    expect(texts(document, 'li time')).toEqual([
      own({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    ]);
    localStorage.setItem(
      'settings',
      JSON.stringify({ values: { timeFormat: 'h12', timeZone: 'Asia/Tokyo' } }),
    );
    new Function(timesScript(html, 'pt-PT')!)();
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'languages');
    expect(texts(document, 'li time')).toEqual([
      own({ ...{ hour: 'numeric', minute: '2-digit' }, hourCycle: 'h12', timeZone: 'Asia/Tokyo' }),
    ]);
    expect(timesScript('<p>no time</p>', 'pt')).toBeUndefined();
  });

  it('has its heading and lines where the page has no matches', () => {
    const page = written('dayList', { leagues: [] }, null);
    expect(texts(page, 'h1')).toEqual(['Resultados <ao vivo>']);
    expect(page.querySelectorAll('.written-lines')).toHaveLength(1);
    expect(page.querySelectorAll('li')).toHaveLength(0);
  });

  it('has a promotion’s prizes with odds and numbers, and its terms where they are asked for', () => {
    const promotion = {
      ...{ title: 'Sorteio', minimumAge: 18, terms: ['Entrada <livre>.'] },
      dates: { opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' },
      prizes: [
        { prizeId: 1, kind: 'vip', name: '7 dias & VIP', number: 1000, left: 90, odds: 0.1 },
      ],
    };
    const page = written('promotion', promotion, null);
    expect(texts(page, '[data-betting] h2')).toEqual(['Prêmios']);
    expect(texts(page, 'tbody tr > *')).toEqual(['10%', '7 dias & VIP', '90 / 1.000']);
    expect([...page.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
      promotion.dates.opensAt,
      promotion.dates.closesAt,
    ]);
    expect(page.body.textContent).not.toContain('Entrada');
    const terms = written('promotionTerms', promotion, null);
    expect(texts(terms, 'h2')).toEqual(['Prêmios', 'Termos']);
    expect(texts(terms, 'p').at(-1)).toBe('Entrada <livre>.');
  });

  it('has the lists of Discover by their names', () => {
    const data = { rows: [{ match: match(1) }, { match: match(2) }] };
    const page = written('matchRows', data, null);
    expect(texts(page, 'h2')).toEqual(['Mesmas odds']);
    expect(page.querySelectorAll('section li a')).toHaveLength(2);
  });
});
