import { teamEvent, sendFeed } from './feed';

const hourMs = 3_600_000;

interface Score {
  home: number;
  away: number;
}

interface Fixture {
  home: string;
  away: string;
  /** Hours from now, negative for the past. */
  inHours: number;
  round?: { number: number; name: string };
  /** Omitted for an upcoming match. */
  score?: Score;
  /** In play, not finished. */
  live?: boolean;
}

interface League {
  name: string;
  kind: 'regularSeason' | 'postSeason';
  fixtures: readonly Fixture[];
}

const someId = () => 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** A football league or cup of a single story. Its addresses are known before the server has it. */
export class PlayedLeague {
  private readonly ref = `league-${crypto.randomUUID()}`;
  private readonly id = someId();
  private readonly teams: ReadonlyMap<string, number>;
  readonly name: string;

  constructor(private readonly league: League) {
    this.name = `${league.name} ${this.ref.slice(-6)}`;
    const names = league.fixtures.flatMap(({ home, away }) => [home, away]);
    this.teams = new Map([...new Set(names)].map((name) => [name, someId()]));
  }

  get path(): string {
    return `/football/league/tales/story/${this.id}`;
  }

  pathOf(team: string): string {
    return `/football/team/story/${this.teams.get(team)}`;
  }

  async begin(): Promise<void> {
    const { ref, id, name } = this;
    const { kind, fixtures } = this.league;
    const year = new Date().getUTCFullYear();
    await sendFeed(
      {
        ...{ type: 'category', ref: 'football-tales', sport: 'football' },
        ...{ name: 'Tales', countryCode: null },
      },
      {
        ...{ type: 'tournament', ref, id, categoryRef: 'football-tales', sport: 'football', name },
        ...{ priority: 98, hasStandings: kind === 'regularSeason' },
        tieBreakers: ['points', 'goalDifference'],
      },
      ...[...this.teams].map(([team, teamId]) => ({
        ...teamEvent(this.refOf(team), 'football', team, team.slice(0, 3).toUpperCase()),
        id: teamId,
      })),
      {
        ...{ type: 'season', ref: `${ref}-s`, tournamentRef: ref, name: String(year) },
        ...{ startDate: `${year}-01-01`, endDate: `${year}-12-31`, current: true },
        stages: [{ ref: `${ref}-r`, kind, name: 'Story stage', order: 1 }],
        teams: [...this.teams.keys()].map((team) => ({ teamRef: this.refOf(team), groups: [] })),
      },
      ...fixtures.flatMap((fixture, at) => [this.fixtureEvent(fixture, at), ...this.stateOf(at)]),
    );
  }

  /** Ends live matches, which removes them from live lists. */
  async end(): Promise<void> {
    const ends = this.league.fixtures.flatMap(({ live }, at) =>
      live ? this.stateOf(at).map((state) => ({ ...state, status: 'finished', clock: null })) : [],
    );
    await sendFeed(...ends);
  }

  private refOf(team: string): string {
    return `${this.ref}-${team}`;
  }

  private fixtureEvent({ home, away, inHours, round }: Fixture, at: number) {
    return {
      ...{ type: 'fixture', ref: `${this.ref}-${at}`, sport: 'football', tournamentRef: this.ref },
      ...{ seasonRef: `${this.ref}-s`, stageRef: `${this.ref}-r`, round: round ?? null },
      ...{ group: null, neutral: false, venue: null, referee: null },
      ...{ homeRef: this.refOf(home), awayRef: this.refOf(away) },
      startTime: new Date(Date.now() + inHours * hourMs).toISOString(),
    };
  }

  private stateOf(at: number) {
    const { score, live } = this.league.fixtures[at]!;
    if (!score) return [];
    const now = new Date().toISOString();
    return [
      {
        ...{ type: 'state', matchRef: `${this.ref}-${at}`, status: live ? 'live' : 'finished' },
        ...{ score, periods: [score], redCards: { home: 0, away: 0 }, attendance: null },
        clock: live ? { period: 2, minute: 60, running: true, at: now } : null,
      },
    ];
  }
}
