import type { ZoneKind } from '@scoreline/shared-lib/contract';

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
  /** The tables it holds for; the whole league's without. */
  groups?: readonly string[];
  zones: readonly Zone[];
}

const zone = (kind: ZoneKind, from: number, to = from): Zone => ({ kind, from, to });

/** From then on UEFA's competitions have their present form. */
const leaguePhase = 2024;

/**
 * By league: UEFA's access list of 2024 to 2027 and each league's own regulations for the places that its table alone
 * decides. What a cup's winner takes is not a place of the table.
 */
export const zones: Record<string, ZoneRule> = {
  E0: {
    teams: 20,
    since: leaguePhase,
    zones: [zone('championsLeague', 1, 4), zone('europaLeague', 5), zone('relegation', 18, 20)],
  },
  E1: {
    teams: 24,
    since: leaguePhase,
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 6), zone('relegation', 22, 24)],
  },
  SP1: {
    teams: 20,
    since: leaguePhase,
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
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 6), zone('relegation', 19, 22)],
  },
  D1: {
    teams: 18,
    since: leaguePhase,
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
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 8), zone('relegation', 18, 20)],
  },
  F1: {
    teams: 18,
    since: leaguePhase,
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

/** What the places of a league's season mean that begins in `year`; undefined where nothing is known of it. */
export function zoneRuleOf(league: string, year: number): ZoneRule | undefined {
  const rule = zones[league];
  return rule && year >= rule.since ? rule : undefined;
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

/** The zones of a table of so many teams; none where the rule speaks of another one. */
export function zonesOf(
  rule: ZoneRule | undefined,
  table: { stage: string; group: string | null; teams: number },
): readonly Zone[] {
  if (!rule || table.stage !== 'regularSeason' || table.teams !== rule.teams) return [];
  const holds = rule.groups ? rule.groups.includes(table.group ?? '') : table.group === null;
  return holds ? rule.zones : [];
}
