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

/** Ball in play or at a break: what the live filter counts. */
export const isLive = (status: MatchStatus): boolean => running.includes(status);

/** The result stands, on the pitch or by award: what standings and form count. */
export const isOver = (status: MatchStatus): boolean => over.includes(status);

/** What a state is called in the texts `status.short` and `status.long`: overtime decides in basketball, extra time in football. */
export const statusText = ({ sport, status }: { sport: Sport; status: MatchStatus }) =>
  sport === 'basketball' && status === 'afterExtraTime' ? 'afterOvertime' : status;

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
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

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
