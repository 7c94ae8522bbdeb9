import { beforeEach, describe, expect, it } from '@jest/globals';

import { askedPages, type AskedPages, bootOf, browser, list } from './testing';

let ask: AskedPages['ask'];
let get: AskedPages['get'];

beforeEach(async () => {
  ({ ask, get } = await askedPages());
});

describe('a page in plain HTML', () => {
  const leeds = { competitorId: 1, name: 'Leeds <i>', score: 2, periods: [], redCards: 0 };
  const leagues = [
    {
      tournament: {
        tournamentId: 9,
        name: 'Premier League',
        category: { categoryId: 1, name: 'England', slug: 'england', countryCode: 'gb-eng' },
      },
      matches: [
        {
          eventId: 5,
          sport: 'football',
          startTime: '2026-11-21T15:00:00.000Z',
          status: 'finished',
          home: leeds,
          away: { ...leeds, name: 'Fulham', score: 0 },
        },
      ],
    },
  ];
  const rootOf = (html: string) => /<div id="root">(.*)<\/div>/.exec(html)?.[1];

  it('is in the page of a stranger and of a crawler', async () => {
    ask.mockResolvedValue({ ...list, leagues });
    for (const agent of [browser, 'Googlebot/2.1']) {
      const root = rootOf((await get('/', { 'user-agent': agent })).body);
      expect(root).toContain('<section data-league="9"><h2>England Premier League</h2>');
      expect(root).toContain('<span>Leeds &lt;i&gt;</span><b>2</b>');
      expect(root).toContain('href="/football/match/');
    }
  });

  it('calls leagues and teams as its language does, at the addresses of their own names', async () => {
    ask.mockResolvedValue({ ...list, leagues });
    const { body } = await get('/es/', { 'accept-language': 'es' });
    const root = rootOf(body);
    expect(root).toContain('<h2>Inglaterra Liga inglesa</h2>');
    expect(root).toContain('<span>El Fulham</span>');
    expect(root).toContain('-vs-fulham/5"');
    const [query] = bootOf(body).payload!.queries;
    expect(JSON.stringify(query!.data)).toContain('"name":"Fulham"');
  });
});
