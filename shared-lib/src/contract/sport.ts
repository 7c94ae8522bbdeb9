export const sports = ['football', 'basketball'] as const;
export type Sport = (typeof sports)[number];

export const matchStatuses = [
  'notStarted',
  'live',
  'halfTime',
  'finished',
  'afterExtraTime',
  'afterPenalties',
  'cancelled',
  'postponed',
  'delayed',
  'interrupted',
  'abandoned',
  'suspended',
  'awarded',
  'unknown',
] as const;
export type MatchStatus = (typeof matchStatuses)[number];

const running: readonly MatchStatus[] = ['live', 'halfTime'];
const over: readonly MatchStatus[] = ['finished', 'afterExtraTime', 'afterPenalties', 'awarded'];

/** Ball in play or a break; the live filter counts these. */
export const isLive = (status: MatchStatus): boolean => running.includes(status);

/** The result is final, on the pitch or by award; standings and form count these. */
export const isOver = (status: MatchStatus): boolean => over.includes(status);

interface Played {
  sport: Sport;
  status: MatchStatus;
  clock?: { period: number; minute?: number; seconds?: number; running: boolean } | null;
}

/** Minutes at which the second half and the halves of extra time end, by period. */
const periodEnds: Record<number, number> = { 2: 90, 3: 105, 4: 120 };

/** A break before, within or after extra time: football in play with the clock stopped at a period's end. */
function isBreak({ sport, status, clock }: Played): boolean {
  const end = clock && periodEnds[clock.period];
  const atEnd =
    end && ((clock.minute ?? 0) >= end || (clock.seconds ?? 0) >= (end > 90 ? 900 : 2700));
  return sport === 'football' && status === 'live' && Boolean(atEnd) && !clock?.running;
}

/** Key of a state in the texts `status.short` and `status.long`: basketball says overtime, football extra time. */
export function statusText(match: Played) {
  if (isBreak(match)) return 'break';
  return match.sport === 'basketball' && match.status === 'afterExtraTime'
    ? 'afterOvertime'
    : match.status;
}

export const stageKinds = [
  'regularSeason',
  'postSeason',
  'finals',
  'semifinal',
  'groupStage',
] as const;
export type StageKind = (typeof stageKinds)[number];

/** NBA conferences and divisions by their code on the wire. */
export const nbaGroups = ['ec', 'wc', 'al', 'cl', 'nw', 'pc', 'se', 'sw'] as const;
export type NbaGroup = (typeof nbaGroups)[number];

export const markets = {
  football: ['1x2', 'asianHandicap', 'overUnder'],
  basketball: ['moneyline', 'spread', 'total'],
} as const;
export type Market = (typeof markets)[Sport][number];

export const incidentKinds = [
  'goal',
  'ownGoal',
  'penaltyGoal',
  'penaltyMissed',
  'yellowCard',
  'secondYellow',
  'redCard',
  'substitution',
  'var',
  'goalCancelled',
  'periodStart',
  'periodEnd',
  'score',
  /** Anything described only by the provider's own words. */
  'other',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** The decision of a review, or the reason why a goal was cancelled. */
export const varDecisions = [
  'goalConfirmed',
  'penaltyConfirmed',
  'penaltyCancelled',
  'redCardCancelled',
  'cardUpgrade',
  'offside',
  'handball',
  'foul',
] as const;
export type VarDecision = (typeof varDecisions)[number];

export const playerPositions = [
  'goalkeeper',
  'defender',
  'midfielder',
  'forward',
  'guard',
  'wing',
  'centre',
] as const;
export type PlayerPosition = (typeof playerPositions)[number];

export const preferredFeet = ['left', 'right', 'both'] as const;
export type PreferredFoot = (typeof preferredFeet)[number];

export const awardReasons = ['ineligiblePlayer', 'noShow', 'crowd', 'walkOff'] as const;
export type AwardReason = (typeof awardReasons)[number];

export const shotBodies = ['rightFoot', 'leftFoot', 'head', 'other'] as const;
export type ShotBody = (typeof shotBodies)[number];

export const shotSituations = ['openPlay', 'setPiece', 'penalty'] as const;
export type ShotSituation = (typeof shotSituations)[number];

export const shotOutcomes = ['goal', 'saved', 'woodwork', 'off', 'blocked'] as const;
export type ShotOutcome = (typeof shotOutcomes)[number];

export const voteOutcomes = ['home', 'draw', 'away'] as const;
export type VoteOutcome = (typeof voteOutcomes)[number];

export const zoneKinds = [
  'championsLeague',
  'championsLeagueQualifying',
  'europaLeague',
  'conferenceLeague',
  'promotion',
  'promotionPlayOff',
  'relegationPlayOff',
  'relegation',
  'playOffs',
  'playIn',
  'knockOut',
  'knockOutPlayOff',
  'bestThird',
  'eliminated',
] as const;
export type ZoneKind = (typeof zoneKinds)[number];
