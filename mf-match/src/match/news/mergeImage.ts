import {
  graphMinute,
  type Incident,
  lastPeriodOf,
  type MatchDetail,
  type MatchImage,
  type MatchMomentum,
  type MatchOdds,
  type MatchSection,
  type MatchStatistics,
} from '@scoreline/shared-lib/contract';
import { completeSummary } from '@scoreline/shared-lib/live';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

/** A merge patch cannot contain null, so null fields are missing from its objects. Restores them. */
const completeIncident = (incident: Incident): Incident => ({
  ...incident,
  side: incident.side ?? null,
  minute: incident.minute ?? null,
  added: incident.added ?? null,
  second: incident.second ?? null,
  at: incident.at ?? null,
  player: incident.player ?? null,
  otherPlayer: incident.otherPlayer ?? null,
  score: incident.score ?? null,
});

const size = (held: object | undefined): number => Object.keys(held ?? {}).length;

/** The game second of each basket, and the home side's lead after it. */
const baskets = ({ incidents }: MatchImage) =>
  Object.values(incidents).flatMap(({ kind, second, score, removed, incidentId }) =>
    kind === 'score' && second != null && score && !removed
      ? [{ at: second, value: score.home - score.away, incidentId }]
      : [],
  );

/** Sections that gain data while the match is played. */
function gained(image: MatchImage): MatchSection[] {
  const has: [MatchSection, number][] = [
    ['events', size(image.incidents)],
    ['statistics', size(image.statistics)],
    ['odds', size(image.odds)],
    ['momentum', size(image.momentum) + baskets(image).length],
  ];
  return has.filter(([, count]) => count > 0).map(([section]) => section);
}

export function mergeDetail(detail: MatchDetail, image: MatchImage): void {
  if (image.summary.revision >= detail.summary.revision)
    detail.summary = completeSummary(image.summary);
  const added = gained(image).filter((section) => !detail.sections.includes(section));
  if (added.length > 0) detail.sections.push(...added);
}

/** Order of play. An unknown minute sorts at the end of its period. */
const order = (a: Incident, b: Incident): number =>
  a.period - b.period ||
  (a.minute ?? Infinity) - (b.minute ?? Infinity) ||
  (a.added ?? 0) - (b.added ?? 0) ||
  a.incidentId - b.incidentId;

export function mergeEvents(events: { incidents: Incident[] }, image: MatchImage): void {
  const known = new Set(events.incidents.map(({ incidentId }) => incidentId));
  events.incidents = events.incidents.map((incident) =>
    completeIncident(image.incidents[incident.incidentId] ?? incident),
  );
  const fresh = Object.values(image.incidents).filter(({ incidentId }) => !known.has(incidentId));
  if (fresh.length === 0) return;
  // The server sorts basketball by the second, and its order is kept. Only football's few incidents are sorted here.
  events.incidents.push(...fresh.map(completeIncident));
  if (image.summary.sport === 'football') events.incidents.sort(order);
}

export function mergeStatistics(statistics: MatchStatistics, image: MatchImage): void {
  for (const [name, figures] of Object.entries(image.statistics)) {
    const period = Number(name);
    let known = statistics.periods.find((candidate) => candidate.period === period);
    if (!known) {
      known = { period, rows: [] };
      statistics.periods.push(known);
      statistics.periods.sort((a, b) => a.period - b.period);
      known = itemWhere(statistics.periods, (candidate) => candidate.period === period);
    }
    for (const [key, figure] of Object.entries(figures)) {
      const row = known.rows.find((candidate) => candidate.key === key);
      if (row) Object.assign(row, figure);
      else known.rows.push({ key, ...figure });
    }
  }
}

export function mergeOdds(odds: MatchOdds, image: MatchImage): void {
  for (const price of Object.values(image.odds)) {
    const book = odds.books.find(
      ({ bookmakerId, market, line }) =>
        bookmakerId === price.bookmakerId && market === price.market && line === price.line,
    );
    const movement = { ...price.current, at: price.currentAt };
    if (!book) odds.books.push({ ...price, openingAt: price.currentAt, movements: [movement] });
    else if (Date.parse(price.currentAt) > Date.parse(book.currentAt)) {
      Object.assign(book, { current: price.current, currentAt: price.currentAt });
      book.movements.unshift(movement);
    }
  }
}

const goals: readonly Incident['kind'][] = ['goal', 'ownGoal', 'penaltyGoal'];
const marked: readonly Incident['kind'][] = [...goals, 'redCard', 'secondYellow'];

const shootOut = 5;

function momentumMarks(image: MatchImage): MatchMomentum['marks'] {
  const incidents = Object.values(image.incidents).map(completeIncident);
  const last = lastPeriodOf(incidents);
  return incidents.flatMap((incident) => {
    const { kind, side, period, minute, removed } = incident;
    return side && minute !== null && period < shootOut && !removed && marked.includes(kind)
      ? [{ at: graphMinute(incident, last), side, kind }]
      : [];
  });
}

const periodEnds = [45, 90, 105, 120];

/** Football's momentum, or basketball's score difference after each basket. */
export function mergeMomentum(momentum: MatchMomentum, image: MatchImage): void {
  if (momentum.kind === 'difference') return mergeDifference(momentum, image);
  const points = Object.entries(image.momentum).map(([at, value]) => ({ at: Number(at), value }));
  if (points.length === 0) return;
  momentum.points = points.sort((a, b) => a.at - b.at);
  momentum.marks = momentumMarks(image);
  momentum.periods = periodEnds.filter((end) => end <= points.length);
}

function mergeDifference(momentum: MatchMomentum, image: MatchImage): void {
  const points = baskets(image)
    .sort((a, b) => a.at - b.at || a.incidentId - b.incidentId)
    .map(({ at, value }) => ({ at, value }));
  if (points.length > 0) momentum.points = [{ at: 0, value: 0 }, ...points];
}
