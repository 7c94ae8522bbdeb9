import { describe, expect, it, test } from '@jest/globals';

import { franchiseOf } from '../../nba/franchises';
import { partOf, regularGames } from '../../nba/seasonDates';
import { readNbaSbr } from './nbaSbr';
import { inStages } from './nbaStages';

const header =
  'season,date_mmdd,away,home,neutral,a1,a2,a3,a4,a_final,h1,h2,h3,h4,h_final,a_ot,h_ot,open_spread,close_spread,open_total,close_total,ml_away,ml_home';
const line = (season: string, day: string, away: string, home: string) =>
  `${season},${day},${away},${home},0,20,20,20,20,80,25,25,25,25,100,0,0,5,5,200,200,160,-180`;
const read = (...lines: string[]) =>
  readNbaSbr({ name: 'nba.csv', text: [header, ...lines].join('\n'), modifiedAt: 5 });
const fixtures = (...lines: string[]) =>
  read(...lines).events.filter((event) => event.type === 'fixture');

test.each([
  ['2011-12', '426', 'regular'],
  ['2011-12', '428', 'playoffs'],
  ['2020-21', '516', 'regular'],
  ['2020-21', '519', 'play-in'],
  ['2020-21', '522', 'playoffs'],
  ['2019-20', '814', 'regular'],
  ['2019-20', '817', 'playoffs'],
  ['2019-20', '1011', 'playoffs'],
  ['2015-16', '413', 'regular'],
  ['2023-24', '1209', 'cup'],
  ['2023-24', '1207', 'regular'],
  ['2024-25', '1217', 'cup'],
  ['2025-26', '1216', 'cup'],
  ['2025-26', '413', 'regular'],
  ['2025-26', '414', 'play-in'],
  ['2025-26', '418', 'playoffs'],
])('%s, %s: %s', (season, day, part) => {
  const [fixture] = fixtures(line(season, day, 'Chicago', 'Boston'));
  expect(fixture!.stageRef).toBe(`${season.replace('-', '/')}/${part}`);
});

it('the autumn of the season that ended in October is of its second year', () => {
  const days = [
    line('2019-20', '1011', 'Miami', 'LALakers'),
    line('2019-20', '1022', 'LAClippers', 'LALakers'),
  ];
  expect(fixtures(...days).map(({ startTime }) => startTime.slice(0, 10))).toEqual([
    '2019-10-22',
    '2020-10-11',
  ]);
});

it('a season without a calendar is told by its number of games', () => {
  expect(partOf('1998/99', '1999-02-05')).toBeUndefined();
  expect([regularGames('1998/99'), regularGames('2011/12'), regularGames('2003/04')]).toEqual([
    50, 66, 82,
  ]);
  const games = Array.from({ length: 52 }, (_, i) => ({
    season: '1998/99',
    day: `1999-02-${i}`,
    startTime: String(i).padStart(2, '0'),
    home: { code: 'NYK' },
    away: { code: 'MIA' },
  }));
  expect(inStages(games).filter(({ part }) => part === 'playoffs')).toHaveLength(2);
});

it('without a calendar a single game after the regular season is of the play-in', () => {
  const game = (day: number, home: string, away: string) => ({
    ...{ season: '2031/32', day: `2032-01-${day}`, startTime: String(day).padStart(3, '0') },
    ...{ home: { code: home }, away: { code: away } },
  });
  const regular = Array.from({ length: 82 }, (_, i) => game(i, 'NYK', 'MIA'));
  const later = [
    game(90, 'NYK', 'BOS'),
    ...[100, 102, 104, 106].map((day) => game(day, 'NYK', 'CHI')),
  ];
  const parts = inStages([...regular, ...later]).map(({ part }) => part);
  expect(parts.slice(82)).toEqual(['play-in', ...Array<string>(4).fill('playoffs')]);
});

it('the final of the Cup counts in no table', () => {
  const final = line('2024-25', '1217', 'OklahomaCity', 'Milwaukee');
  const { events } = read(final);
  const season = events.find((event) => event.type === 'season');
  const stage = season?.stages.find(({ ref }) => ref === '2024/25/cup');
  expect(stage).toMatchObject({ kind: 'finals', name: 'Cup final' });
});

it('play-offs are series, each opponent a round', () => {
  const days = [
    ['416', 'Detroit', 'Cleveland'],
    ['418', 'Cleveland', 'Detroit'],
    ['501', 'Atlanta', 'Cleveland'],
    ['517', 'Toronto', 'Cleveland'],
    ['602', 'Cleveland', 'GoldenState'],
    ['605', 'GoldenState', 'Cleveland'],
  ] as const;
  const rounds = fixtures(...days.map((day) => line('2015-16', day[0], day[1], day[2]))).map(
    ({ round }) => round?.name,
  );
  expect(rounds).toEqual([
    ...['First round', 'First round', 'Conference semi-finals', 'Conference finals'],
    ...['Finals', 'Finals'],
  ]);
});

test('a game twice in a file is refused by its line', () => {
  const game = line('2015-16', '1027', 'Cleveland', 'Chicago');
  const { skipped, events } = read(game, game);
  expect(skipped).toEqual([
    { row: 3, reason: 'Cleveland Cavaliers at Chicago Bulls of this day is in line 2 already' },
  ]);
  expect(events.filter(({ type }) => type === 'fixture')).toHaveLength(1);
});

describe('franchises that moved', () => {
  test.each([
    ['NewJersey', 'BKN'],
    ['Seattle', 'OKC'],
    ['Vancouver', 'MEM'],
    ['New Orleans Hornets', 'NOP'],
    ['Charlotte', 'CHA'],
    ['OklahomaCity', 'OKC'],
    ['LA Clippers', 'LAC'],
  ])('%s are %s', (name, code) => {
    expect(franchiseOf(name)?.code).toBe(code);
  });

  it('are those of the season of the game', () => {
    const games = ['1974-75', '2014-15'].flatMap((season) =>
      fixtures(line(season, '1105', 'NewOrleans', 'Boston')),
    );
    expect(games.map(({ awayRef }) => awayRef)).toEqual(['UTA', 'NOP']);
  });
});
