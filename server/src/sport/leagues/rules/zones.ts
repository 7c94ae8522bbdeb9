import type { StageKind, ZoneKind } from '@scoreline/shared-lib/contract';

/** Places of a table with a consequence at the end of the season. */
export interface Zone {
  kind: ZoneKind;
  from: number;
  to: number;
}

/** For a table with this number of teams; another number has another rule. */
export interface ZoneRule {
  teams: number;
  /** The year in which the first season under the rule begins. */
  since: number;
  /** The year in which the last one begins; without it, the rule applies until this year's season and not to later ones. */
  until?: number;
  /** The stages whose tables the rule applies to; the regular season by default. */
  stages?: readonly StageKind[];
  /** The tables the rule applies to: those of these groups, or of each; by default the whole league's. */
  groups?: readonly string[] | 'each';
  zones: readonly Zone[];
}

const zone = (kind: ZoneKind, from: number, to = from): Zone => ({ kind, from, to });

/** The first season of UEFA's competitions in their present format. */
const leaguePhase = 2024;
/** The last season under UEFA's access list of 2024 to 2027. */
const accessList = 2026;

/**
 * By league, from UEFA's access list of 2024 to 2027 and each league's own regulations: the places that the table alone
 * decides. A cup winner's place is not one of them.
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

/** By competition, from its regulations: the places of its groups or of its league phase. */
export const cupZones: Record<string, readonly ZoneRule[]> = {
  CL: [
    {
      // Regulations of the UEFA Champions League: eight qualify, sixteen play off for eight more places.
      teams: 36,
      since: leaguePhase,
      until: accessList,
      stages: ['groupStage', 'regularSeason'],
      zones: [zone('knockOut', 1, 8), zone('knockOutPlayOff', 9, 24), zone('eliminated', 25, 36)],
    },
    {
      // From 2009, the third of a group entered the Europa League.
      ...inGroups,
      since: 2009,
      until: leaguePhase - 1,
      zones: [zone('knockOut', 1, 2), zone('europaLeague', 3), zone('eliminated', 4)],
    },
  ],
  'world-cup': [
    {
      // Regulations of the FIFA World Cup 26: the best eight of twelve third-placed teams also advance.
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

/** The zone rule of a league's season that begins in `year`; undefined if none is known. */
export function zoneRuleOf(league: string, year: number): ZoneRule | undefined {
  const rules = cupZones[league] ?? [zones[league]];
  const thisYear = new Date().getUTCFullYear();
  return rules.find((rule) => rule && year >= rule.since && year <= (rule.until ?? thisYear));
}

/** The demo's names of leagues that have zones: it has their format, not their decisions. */
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

/** The demo's league phase has no play-offs: its first sixteen advance. */
export const demoChampionsLeague: ZoneRule = {
  ...{ teams: 36, since: 0, stages: ['groupStage'] },
  zones: [zone('knockOut', 1, 16), zone('eliminated', 17, 36)],
};

/** Seasons of the demo use the latest known places. */
export const demoYear = (year: number): number => Math.min(year, accessList);

/** The demo plays every World Cup in the format of this one. */
export const demoWorldCup = 2026;

/** The zones of a table with this number of teams; empty if the rule is for another number. */
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
