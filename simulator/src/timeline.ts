import { type AwardReason, awardReasons } from '@scoreline/shared-lib/contract';

import type { StateEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { dayMs, minuteMs } from './calendar/days';
import type { Fixture } from './fixture';
import { basketballTimeline } from './basketball/timeline';
import { footballTimeline } from './football/timeline';
import { undatedMs } from './result/mishaps';
import { basketballQuotes } from './prices/basketball';
import { footballQuotes, type Detail } from './prices/football';
import { hashOf } from './random';
import { basketballExpectation, footballRates } from './result/ratings';
import { awardedScore } from './result/results';
import { fixtureEvent, source } from './event/source';
import { callOffMs, priced, type MatchTimeline, type Timed } from './event/timed';
import type { World } from './world';

/** Of a result that stands by decision: why. */
const reasonOf = ({ ref }: Fixture): AwardReason =>
  itemAt(awardReasons, hashOf('award', ref) % awardReasons.length);

const neverPlayed = new Set(['cancelled', 'awarded', 'unknown']);

export const playTimeline = (fixture: Fixture, world: World): MatchTimeline =>
  neverPlayed.has(fixture.mishap ?? '')
    ? { play: [], outcome: [], gist: [], ends: fixture.start }
    : fixture.home.sport === 'football'
      ? footballTimeline(fixture, world)
      : basketballTimeline(fixture, world);

/** What is known of a match before it is played, and of one that never is. */
export function newsTimeline(fixture: Fixture): Timed[] {
  const { mishap, start, firstStart, ref } = fixture;
  const state = (
    at: number,
    status: StateEvent['status'],
    score: StateEvent['score'] = null,
    awardReason?: AwardReason,
  ): Timed => ({
    at,
    event: {
      type: 'state',
      source,
      revision: at,
      matchRef: ref,
      status,
      clock: null,
      score,
      periods: [],
      redCards: { home: 0, away: 0 },
      attendance: null,
      ...(awardReason && { awardReason }),
    },
  });
  switch (mishap) {
    case 'cancelled':
      return [state(start - 5 * 60 * minuteMs, 'cancelled')];
    case 'unknown':
      return [state(start + 20 * minuteMs, 'unknown'), state(start + callOffMs, 'cancelled')];
    case 'awarded':
      return [state(start + 40 * minuteMs, 'awarded', awardedScore(fixture), reasonOf(fixture))];
    case 'postponed': {
      const dated = firstStart + undatedMs;
      return [
        state(firstStart - 6 * 60 * minuteMs, 'postponed'),
        { at: dated, event: fixtureEvent(fixture, true) },
        state(dated, 'notStarted'),
      ];
    }
    default:
      return [];
  }
}

/** The end of a match that was suspended: it is never resumed. */
export function callOff(
  { mishap }: Fixture,
  { outcome, ends }: Pick<MatchTimeline, 'outcome' | 'ends'>,
): Timed[] {
  const last = outcome.find((event): event is StateEvent => event.type === 'state');
  if (mishap !== 'suspended' || !last) return [];
  const at = ends + callOffMs;
  return [{ at, event: { ...last, revision: at, status: 'abandoned', clock: null } }];
}

const openingLead = { football: [6, 11], basketball: [2, 4] } as const;
const closingLeadMs = 3 * minuteMs;

/** When a bookmaker opens and closes a match. */
function spanOf(fixture: Fixture) {
  const [least, most] = openingLead[fixture.home.sport];
  const lead = (least + ((most - least) * hashOf('opens', fixture.ref)) / 2 ** 32) * dayMs;
  const closing = fixture.start - closingLeadMs;
  return {
    opening: Math.min(Math.max(fixture.start - lead, fixture.announcedAt), closing - 60 * minuteMs),
    closing,
  };
}

/** Earliest moment at which anything of prices is known. */
export const pricesFrom = (fixture: Fixture): number => spanOf(fixture).opening;

/** Prices of a match that become known at moments that are asked for. */
export function priceTimeline(
  fixture: Fixture,
  seed: number,
  detail: Detail,
  isAsked: (at: number) => boolean,
): Timed[] {
  const key = `${seed}:${fixture.ref}`;
  const last = fixture.mishap === 'cancelled' ? fixture.start - 5 * 60 * minuteMs : Infinity;
  const isKnown = (at: number) => at <= last && isAsked(at);
  const quotes =
    fixture.home.sport === 'football'
      ? footballQuotes(key, footballRates(fixture, seed), spanOf(fixture), detail, isKnown)
      : basketballQuotes(
          key,
          basketballExpectation(fixture, seed),
          spanOf(fixture),
          detail,
          isKnown,
        );
  return quotes.flatMap((quote) => (isKnown(quote.at) ? [priced(fixture.ref, quote)] : []));
}
