import { appendFile } from 'node:fs/promises';
import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

const source = 'drill';
const startedAt = new Date(Date.now() - 10 * 60_000).toISOString();

export const matchName = (n: number) => `Home ${n}`;

function world(matches: number): FeedEvent[] {
  const base = { source, revision: 1, sport: 'football' as const };
  const team = (ref: string, name: string, code: string): FeedEvent => ({
    ...{ ...base, type: 'team', ref, name, shortName: name, code, countryCode: null },
    ...{ national: false, colours: null, venue: null, coach: null },
  });
  const pairs = Array.from({ length: matches }, (_, n) => n);
  const teams = pairs.flatMap((n) => [
    team(`home-${n}`, matchName(n), 'HOM'),
    team(`away-${n}`, `Away ${n}`, 'AWA'),
  ]);
  return [
    { ...base, type: 'category', ref: 'drill', name: 'Drill', countryCode: null },
    {
      ...{ ...base, type: 'tournament', ref: 'league', categoryRef: 'drill', name: 'Drill league' },
      ...{ priority: 1, tieBreakers: ['points'], hasStandings: false },
    },
    ...teams,
    {
      ...{ source, revision: 1, type: 'season', ref: 'season', tournamentRef: 'league' },
      ...{ name: '2026/27', startDate: '2026-07-01', endDate: '2027-06-30', current: true },
      stages: [{ ref: 'stage', kind: 'regularSeason', name: 'Season', order: 0 }],
      teams: teams.flatMap((each) =>
        each.type === 'team' ? { teamRef: each.ref, groups: [] } : [],
      ),
    },
    ...pairs.map((n): FeedEvent => ({
      ...{ ...base, type: 'fixture', ref: `match-${n}`, tournamentRef: 'league' },
      ...{ seasonRef: 'season', stageRef: 'stage', round: null, group: null },
      ...{ homeRef: `home-${n}`, awayRef: `away-${n}`, startTime: startedAt },
      ...{ neutral: false, venue: null, referee: null },
    })),
  ];
}

const state = (n: number, goals: number, revision: number): FeedEvent => ({
  ...{ source, revision, type: 'state', matchRef: `match-${n}`, status: 'live' },
  clock: { period: 1, minute: 10, running: true, at: new Date().toISOString() },
  score: { home: goals, away: 0 },
  periods: [{ home: goals, away: 0 }],
  ...{ redCards: { home: 0, away: 0 }, attendance: null },
});

/** Writes events to the servers' feed file and records the truth: each match's goals and when each was scored. */
export class DrillFeed {
  readonly goals: number[];
  /** When the line was written, by `{match} {goals}`. */
  readonly fell = new Map<string, number>();
  #revision = 1;

  constructor(
    private readonly file: string,
    matches: number,
  ) {
    this.goals = Array.from({ length: matches }, () => 0);
  }

  async begin(): Promise<void> {
    await this.#write([
      ...world(this.goals.length),
      ...this.goals.map((_, n) => state(n, 0, ++this.#revision)),
    ]);
  }

  /** Scores a goal in a match. */
  async goal(n: number): Promise<void> {
    this.goals[n]! += 1;
    const goals = itemAt(this.goals, n);
    this.fell.set(`${matchName(n)} ${goals}`, performance.now());
    await this.#write([state(n, goals, ++this.#revision)]);
  }

  #write(events: FeedEvent[]): Promise<void> {
    return appendFile(this.file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  }
}
