import type { StageKind, ZoneKind } from '@scoreline/shared-lib/contract';

/** Places of a table that mean something at the end of the season. */
export interface Zone {
  kind: ZoneKind;
  from: number;
  to: number;
}

/** Of a table with so many teams; another number of teams means another rule. */
export interface ZoneRule {
  teams: number;
  /** Year in which the first season begins that it holds for. */
  since: number;
  /** Year in which the last one begins; without, it holds until now, and of no season to come after this year's. */
  until?: number;
  /** Of what stages the tables are; of the regular season without. */
  stages?: readonly StageKind[];
  /** The tables it holds for: those of these groups, or of each; the whole league's without. */
  groups?: readonly string[] | 'each';
  zones: readonly Zone[];
}

const zone = (kind: ZoneKind, from: number, to = from): Zone => ({ kind, from, to });

/** From then on UEFA's competitions have their present form. */
const leaguePhase = 2024;
/** The last season that UEFA's access list of 2024 to 2027 is about. */
const accessList = 2026;

/**
 * By league: UEFA's access list of 2024 to 2027 and each league's own regulations for the places that its table alone
 * decides. What a cup's winner takes is not a place of the table.
 */
export const zones: Record<string, ZoneRule> = {
  E0: {
    teams: 20,
    since: leaguePhase,
    until: accessList,
    zones: [zone('championsLeague', 1, 4), zone('europaLeague', 5), zone('relegation', 18, 20)],
  },
  E1: {
    teams: 24,
    since: leaguePhase,
    until: accessList,
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 6), zone('relegation', 22, 24)],
  },
  SP1: {
    teams: 20,
    since: leaguePhase,
    until: accessList,
    zones: [
      zone('championsLeague', 1, 4),
      zone('europaLeague', 5),
      zone('conferenceLeague', 6),
      zone('relegation', 18, 20),
    ],
  },
  SP2: {
    teams: 22,
    since: leaguePhase,
    until: accessList,
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 6), zone('relegation', 19, 22)],
  },
  D1: {
    teams: 18,
    since: leaguePhase,
    until: accessList,
    zones: [
      zone('championsLeague', 1, 4),
      zone('europaLeague', 5),
      zone('conferenceLeague', 6),
      zone('relegationPlayOff', 16),
      zone('relegation', 17, 18),
    ],
  },
  D2: {
    teams: 18,
    since: leaguePhase,
    until: accessList,
    zones: [
      zone('promotion', 1, 2),
      zone('promotionPlayOff', 3),
      zone('relegationPlayOff', 16),
      zone('relegation', 17, 18),
    ],
  },
  I1: {
    teams: 20,
    since: leaguePhase,
    until: accessList,
    zones: [
      zone('championsLeague', 1, 4),
      zone('europaLeague', 5),
      zone('conferenceLeague', 6),
      zone('relegation', 18, 20),
    ],
  },
  I2: {
    teams: 20,
    since: leaguePhase,
    until: accessList,
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 8), zone('relegation', 18, 20)],
  },
  F1: {
    teams: 18,
    since: leaguePhase,
    until: accessList,
    zones: [
      zone('championsLeague', 1, 3),
      zone('championsLeagueQualifying', 4),
      zone('europaLeague', 5),
      zone('conferenceLeague', 6),
      zone('relegationPlayOff', 16),
      zone('relegation', 17, 18),
    ],
  },
  N1: {
    teams: 18,
    since: leaguePhase,
    until: accessList,
    zones: [
      zone('championsLeague', 1, 2),
      zone('championsLeagueQualifying', 3),
      zone('europaLeague', 4),
      zone('relegationPlayOff', 16),
      zone('relegation', 17, 18),
    ],
  },
  nba: {
    teams: 15,
    // The play-in tournament.
    since: 2020,
    groups: ['ec', 'wc'],
    zones: [zone('playOffs', 1, 6), zone('playIn', 7, 10)],
  },
};

const inGroups: Pick<ZoneRule, 'teams' | 'stages' | 'groups'> = {
  ...{ teams: 4, stages: ['groupStage'], groups: 'each' },
};

/** By competition: what its regulations say of the places of its groups, or of its league phase. */
export const cupZones: Record<string, readonly ZoneRule[]> = {
  CL: [
    {
      // Regulations of the UEFA Champions League: eight qualify, sixteen play off for the other eight places.
      teams: 36,
      since: leaguePhase,
      until: accessList,
      stages: ['groupStage', 'regularSeason'],
      zones: [zone('knockOut', 1, 8), zone('knockOutPlayOff', 9, 24), zone('eliminated', 25, 36)],
    },
    {
      // From 2009 on the third of a group went on in the Europa League.
      ...inGroups,
      since: 2009,
      until: leaguePhase - 1,
      zones: [zone('knockOut', 1, 2), zone('europaLeague', 3), zone('eliminated', 4)],
    },
  ],
  'world-cup': [
    {
      // Regulations of the FIFA World Cup 26: the eight best of twelve third-placed teams go on too.
      ...inGroups,
      since: 2026,
      zones: [zone('knockOut', 1, 2), zone('bestThird', 3), zone('eliminated', 4)],
    },
    {
      // 32 teams in eight groups.
      ...inGroups,
      since: 1998,
      until: 2022,
      zones: [zone('knockOut', 1, 2), zone('eliminated', 3, 4)],
    },
  ],
};

/** What the places of a league's season mean that begins in `year`; undefined where nothing is known of it. */
export function zoneRuleOf(league: string, year: number): ZoneRule | undefined {
  const rules = cupZones[league] ?? [zones[league]];
  const thisYear = new Date().getUTCFullYear();
  return rules.find((rule) => rule && year >= rule.since && year <= (rule.until ?? thisYear));
}

/** What the demo calls leagues that have zones: it has their shape, not their decisions. */
export const demoLeagues: Record<string, string> = {
  'premier-league': 'E0',
  championship: 'E1',
  laliga: 'SP1',
  segunda: 'SP2',
  bundesliga: 'D1',
  '2-bundesliga': 'D2',
  'serie-a': 'I1',
  'serie-b': 'I2',
  'ligue-1': 'F1',
  eredivisie: 'N1',
};

/** The demo's league phase has no play-offs: its first sixteen play on. */
export const demoChampionsLeague: ZoneRule = {
  ...{ teams: 36, since: 0, stages: ['groupStage'] },
  zones: [zone('knockOut', 1, 16), zone('eliminated', 17, 36)],
};

/** The demo's seasons have the places of the last ones that are known. */
export const demoYear = (year: number): number => Math.min(year, accessList);

/** The demo plays every World Cup in the form of this one. */
export const demoWorldCup = 2026;

/** The zones of a table of so many teams; none where the rule speaks of another one. */
export function zonesOf(
  rule: ZoneRule | undefined,
  table: { stage: StageKind; group: string | null; teams: number },
): readonly Zone[] {
  const { stages = ['regularSeason'], groups } = rule ?? {};
  if (!rule || !stages.includes(table.stage) || table.teams !== rule.teams) return [];
  if (groups === 'each') return table.group === null ? [] : rule.zones;
  const holds = groups ? groups.includes(table.group ?? '') : table.group === null;
  return holds ? rule.zones : [];
}
