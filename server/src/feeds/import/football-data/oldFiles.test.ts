import { describe, expect, it, test } from '@jest/globals';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { decode } from '../decode';
import { readFootballData } from './footballData';
import { footballDataHeader } from './footballDataExtra';

const now = new Date('2026-11-27T12:00:00.000Z');
const read = (text: string) => readFootballData({ name: 'E0.csv', text, modifiedAt: 5 }, now);
const matches = (text: string) => {
  const { events, skipped } = read(text);
  const fixtures = events.filter((event) => event.type === 'fixture');
  const states = events.filter((event) => event.type === 'state');
  const seasons = events.filter((event) => event.type === 'season');
  return {
    skipped,
    seasons: seasons.map(({ name }) => name),
    played: fixtures.map(({ ref, homeRef, awayRef, startTime }) => {
      const score = states.find(({ matchRef }) => matchRef === ref)?.score;
      const day = startTime.slice(0, 10);
      return `${day} ${homeRef} – ${awayRef} ${score ? `${score.home}–${score.away}` : '?'}`;
    }),
  };
};
const arsenal = '2005-08-13 gb-eng/arsenal – gb-eng/everton 2–1';
const fulham = '2005-08-13 gb-eng/fulham – gb-eng/chelsea 0–0';

describe('the number of cells', () => {
  const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,,,';
  const first = 'E0,13/08/05,Arsenal,Everton,2,1,H,,,';

  test('cells that are missing at the end of a row are empty', () => {
    const text = [header, first, 'E0,13/08/05,Fulham,Chelsea,0,0,D'].join('\n');
    expect(matches(text)).toMatchObject({ skipped: [], played: [arsenal, fulham] });
  });

  test('a row without a result is a fixture, one with half of it is refused', () => {
    const text = [header, 'E0,13/08/05,Fulham,Chelsea', 'E0,13/08/05,Arsenal,Everton,2'].join('\n');
    const { played, skipped } = matches(text);
    expect(played).toEqual([fulham.replace('0–0', '?')]);
    expect(skipped).toEqual([{ row: 3, reason: '"2–" is no score' }]);
  });

  test('a longer row is reported, unless the surplus is empty', () => {
    const longer = 'E0,13/08/05,Fulham,Chelsea,0,0,D,,,,9';
    const { skipped, played } = matches([header, `${first},,,`, longer].join('\n'));
    expect(played).toEqual([arsenal]);
    expect(skipped).toEqual([{ row: 3, reason: '11 cells where the header has 10' }]);
  });
});

describe('dates', () => {
  const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR';

  it.each([
    ['14/08/93', '1993-08-14', '1993/94'],
    ['31/12/99', '1999-12-31', '1999/00'],
    ['14/08/00', '2000-08-14', '2000/01'],
    ['15/08/92', '1992-08-15', '1992/93'],
    ['14/08/26', '2026-08-14', '2026/27'],
    ['14/08/1993', '1993-08-14', '1993/94'],
  ])('%s is %s, of %s', (date, day, season) => {
    const { played, seasons, skipped } = matches(`${header}\nE0,${date},Arsenal,Coventry,0,3,A`);
    expect(skipped).toEqual([]);
    expect([firstItem(played).slice(0, 10), ...seasons]).toEqual([day, season]);
  });

  it('a result more than two years ahead is refused by its line, a fixture is not', () => {
    const rows = [
      'E0,14/08/2093,Arsenal,Coventry,0,3,A',
      'E0,28/11/28,Everton,Fulham,1,0,H',
      'E0,26/11/28,Everton,Chelsea,1,0,H',
      'E0,28/11/28,Leeds,Coventry,,,',
    ];
    const { skipped, played, seasons } = matches([header, ...rows].join('\n'));
    expect(skipped).toEqual([
      { row: 2, reason: 'a result of 2093-08-14, more than two years from now' },
      { row: 3, reason: 'a result of 2028-11-28, more than two years from now' },
    ]);
    expect(played).toHaveLength(2);
    expect(seasons).toEqual(['2028/29']);
  });
});

describe('headers', () => {
  const rows = ['E0,13/08/05,Arsenal,Everton,2,1,H', 'E0,13/08/05,Fulham,Chelsea,0,0,D'];
  const whole = { skipped: [], played: [arsenal, fulham] };

  it.each([
    ['HT and AT for the teams', 'Div,Date,HT,AT,FTHG,FTAG,FTR'],
    ['spaces around the names', 'Div , Date,HomeTeam ,AwayTeam,FTHG,FTAG, FTR'],
    ['Home and Away for the teams, HG, AG and Res', 'Div,Date,Home,Away,HG,AG,Res'],
  ])('%s', (_, header) => {
    expect(footballDataHeader.test(header)).toBe(true);
    expect(matches([header, ...rows].join('\n'))).toMatchObject(whole);
  });

  it.each([
    ['CRLF above rows with LF', '\r\n', '\n'],
    ['LF above rows with CRLF', '\n', '\r\n'],
    ['CR alone', '\r', '\r'],
  ])('%s', (_, first, others) => {
    const text = `Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR${first}${rows.join(others)}${others}`;
    expect(footballDataHeader.test(text)).toBe(true);
    expect(matches(text)).toMatchObject(whole);
  });

  it('a byte order mark before text of Windows-1252', () => {
    const text = 'Div,Date,HomeTeam,AwayTeam\nD1,13/08/05,Köln,Nürnberg';
    const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text, 'latin1')]);
    expect(decode(bytes)).toBe(text);
  });

  it('half time keeps its columns where HT and AT are teams', () => {
    const { events } = read(
      'Div,Date,HT,AT,FTHG,FTAG,FTR,HTHG,HTAG\nG1,16/09/00,Aris,OFI,2,1,H,1,0',
    );
    const state = events.find((event) => event.type === 'state');
    expect(itemAt(state?.periods ?? [], 0)).toEqual({ home: 1, away: 0 });
  });
});

describe('extra leagues by country, whatever their sponsors call them', () => {
  const header = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res';
  const rowOf = (league: string) => `${league},2019/2020,26/07/2019,19:30,Alpha,Omega,1,0,H`;

  it.each([
    ['Austria,Tipico Bundesliga', 'A1', 'Bundesliga'],
    ['Austria,Admiral Bundesliga', 'A1', 'Bundesliga'],
    ['Romania,Liga 1', 'ROU', 'Superliga'],
    ['Romania,Liga I', 'ROU', 'Superliga'],
    ['Romania,Superliga', 'ROU', 'Superliga'],
    ['Argentina,Superliga', 'ARG', 'Liga Profesional'],
    ['Argentina,Primera Division ', 'ARG', 'Liga Profesional'],
    ['Argentina,Torneo Betano', 'ARG', 'Liga Profesional'],
    ['Norway,Tippeligaen', 'NOR', 'Eliteserien'],
    ['Denmark,3F Superliga', 'DNK', 'Superliga'],
    ['Switzerland,Raiffeisen Super League', 'SUI', 'Super League'],
    ['Mexico,Primera Division', 'MEX', 'Liga MX'],
    ['Japan,J-League', 'JPN', 'J1 League'],
    ['Argentina,Copa Liga Profesional', 'ARG-CUP', 'Copa Liga Profesional'],
    ['Japan,J. League Cup', 'JPN-CUP', 'J. League Cup'],
  ])('%s', (league, ref, name) => {
    const { events, skipped } = read([header, rowOf(league)].join('\n'));
    expect(skipped).toEqual([]);
    expect(events.find(({ type }) => type === 'tournament')).toMatchObject({ ref, name });
  });

  it.each([
    'Brazil,Serie B',
    'Romania,Liga 2',
    'Japan,J2 League',
    'Utopia,League',
    'Sweden,Superettan',
  ])('%s is refused', (league) => {
    const { skipped } = read([header, rowOf(league)].join('\n'));
    expect(skipped).toEqual([{ row: 2, reason: `unknown division "${league.replace(',', '/')}"` }]);
  });
});

describe('play-offs in the file of a league', () => {
  const header = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res';
  const clubs = ['Alpha', 'Beta', 'Gamma', 'Delta'];
  const pairs = clubs.flatMap((home) =>
    clubs.flatMap((away) => (home === away ? [] : [[home, away] as const])),
  );
  const rowOf = ([home, away]: readonly [string, string], i: number) =>
    `Sweden,Allsvenskan,2019,${String(i + 1).padStart(2, '0')}/05/2019,15:00,${home},${away},1,0,H`;
  const seasonOf = (extra: (readonly [string, string])[]) =>
    read([header, ...[...pairs, ...extra].map(rowOf)].join('\n'));

  it('are a stage of their own, and a club of another division is no entrant', () => {
    const { events, notes } = seasonOf([
      ['Delta', 'Omega'],
      ['Omega', 'Delta'],
    ]);
    const season = events.find((event) => event.type === 'season');
    expect(season?.stages.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'regularSeason Regular season',
      'postSeason Play-offs',
    ]);
    expect(season?.teams.map(({ teamRef }) => teamRef)).not.toContain('se/omega');
    const fixtures = events.filter((event) => event.type === 'fixture');
    expect(fixtures.filter(({ stageRef }) => stageRef.endsWith('/play-offs'))).toHaveLength(2);
    expect(notes).toEqual([]);
  });

  it('that cannot be told apart are reported', () => {
    expect(seasonOf([['Alpha', 'Beta']]).notes).toEqual([
      'SWE 2019: its clubs have not played equally often; where play-offs are among these matches, the table counts them',
    ]);
  });
});
