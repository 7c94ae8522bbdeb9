/* Invented matches in API-FOOTBALL's own format. */

export const harbour = { id: 9001, name: 'Harbour Town' };
export const mill = { id: 9002, name: 'Mill City' };
export const at = (elapsed: number, extra: number | null = null) => ({ elapsed, extra });
const nobody = { id: null, name: null };
/** `H9` is number 9 of Harbour Town, `M4` number 4 of Mill City. */
const person = (name: string) => ({
  id: (name.startsWith('H') ? 910_000 : 920_000) + Number(name.slice(1)),
  name: `Invented ${name}`,
});
/** An event of this kind by one player, with a second who assisted or came on. */
export const event = (
  time: ReturnType<typeof at>,
  team: typeof harbour,
  [type, detail]: readonly [string, string],
  player: string,
  assist?: string,
) => ({
  ...{ time, team, type, detail, comments: null as string | null },
  ...{ player: person(player), assist: assist ? person(assist) : nobody },
});
export type Event = ReturnType<typeof event>;
export const goal = ['Goal', 'Normal Goal'] as const;
export const yellow = ['Card', 'Yellow Card'] as const;
export const red = ['Card', 'Red Card'] as const;
export const change = ['subst', 'Substitution 1'] as const;

const placesOf = (letter: string, from: number, positions: string, grid: boolean) =>
  [...positions].map((pos, index) => {
    const number = from + index;
    const column = grid ? `1:${index + 1}` : null;
    return { player: { ...person(`${letter}${number}`), number, pos, grid: column } };
  });
const lineup = (team: typeof harbour, letter: string) => ({
  ...{ team: { ...team, colors: null }, formation: '4-4-2', coach: nobody },
  startXI: placesOf(letter, 1, 'GDDDDMMMMFF', true),
  substitutes: placesOf(letter, 12, 'MFG', false),
});
/** A side's statistics. */
export const figures = (team: typeof harbour, shotsOnTarget: number, saves: number | null) => ({
  team,
  statistics: [
    { type: 'Shots on Goal', value: shotsOnTarget },
    { type: 'Goalkeeper Saves', value: saves },
    { type: 'Ball Possession', value: '50%' },
  ],
});

let ids = 77_000;
/** A match as `fixtures` returns it: Harbour Town against Mill City, always with the same line-ups. */
export const entry = (
  [home, away]: [number, number],
  events: Event[] | undefined,
  more: { short?: string; long?: string; penalty?: [number, number]; statistics?: object[] } = {},
) => ({
  fixture: {
    ...{ id: ++ids, referee: null, date: '2026-03-07T15:00:00+00:00' },
    venue: { name: null, city: null },
    status: { short: more.short ?? 'FT', long: more.long ?? null, elapsed: 90, extra: null },
  },
  league: {
    ...{ id: 9100, name: 'Invented League', country: 'England', season: 2025 },
    ...{ flag: 'https://example.org/flags/gb-eng.svg', round: 'Regular Season - 28' },
  },
  teams: { home: harbour, away: mill },
  goals: { home, away },
  score: {
    halftime: { home: Math.min(home, 1), away: 0 },
    fulltime: { home, away },
    extratime: { home: null, away: null },
    penalty: { home: more.penalty?.[0] ?? null, away: more.penalty?.[1] ?? null },
  },
  ...(events && { events }),
  lineups: [lineup(harbour, 'H'), lineup(mill, 'M')],
  ...(more.statistics && { statistics: more.statistics }),
});
