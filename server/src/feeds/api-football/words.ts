import type { VarDecision } from '@scoreline/shared-lib/contract';
import type { IncidentKind } from '@scoreline/shared-lib/contract/feed';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';

import { cardKindOf } from './cards';
import type { Event, Fixture } from './shapes';
import { statusOf } from './statuses';

/** Maps an event to our kind, with its decision or the provider's own words, and whether those words are known. */
export interface Meaning {
  kind: IncidentKind;
  detail: string | null;
  isKnown: boolean;
}

const known = (kind: IncidentKind, detail: string | null = null): Meaning => ({
  kind,
  detail,
  isKnown: true,
});
const unknown = (kind: IncidentKind, detail: string | null): Meaning => ({
  kind,
  detail,
  isKnown: false,
});

const cancelled = /cancel|disallow|overturn|ruled out/i;
const confirmed = /confirm|award/i;
const reasons: Record<string, VarDecision> = {
  offside: 'offside',
  handball: 'handball',
  'hand ball': 'handball',
  foul: 'foul',
};

/** Only a goal's cancellation cancels a goal; every other review is passed on unchanged. */
function reviewOf(detail: string): Meaning {
  if (/^goal/i.test(detail) && cancelled.test(detail)) {
    const reason = detail.split(/\s[-–]\s/)[1]?.trim();
    return known('goalCancelled', reason ? (reasons[reason.toLowerCase()] ?? reason) : null);
  }
  const decision = decisionOf(detail);
  return decision ? known('var', decision) : unknown('var', detail || null);
}

function decisionOf(detail: string): VarDecision | undefined {
  if (/^goal/i.test(detail) && confirmed.test(detail)) return 'goalConfirmed';
  if (/^penalty/i.test(detail) && cancelled.test(detail)) return 'penaltyCancelled';
  if (/^penalty/i.test(detail) && confirmed.test(detail)) return 'penaltyConfirmed';
  if (/^red card/i.test(detail) && cancelled.test(detail)) return 'redCardCancelled';
  return /^card upgrade/i.test(detail) ? 'cardUpgrade' : undefined;
}

function goalOf({ detail, comments }: Event): Meaning {
  const text = detail.toLowerCase();
  if (text === 'own goal') return known('ownGoal');
  if (text === 'missed penalty') return known('penaltyMissed');
  if (text === 'penalty' || comments === 'Penalty Shootout') return known('penaltyGoal');
  if (cancelled.test(text)) return reviewOf(`Goal ${detail}`);
  return text === 'normal goal' ? known('goal') : unknown('goal', null);
}

export function meaningOf(event: Event): Meaning {
  const { type, detail } = event;
  const card = cardKindOf(event);
  if (card) return known(card);
  switch (type.toLowerCase()) {
    case 'subst':
      return known('substitution');
    case 'var':
      return reviewOf(detail);
    case 'goal':
      return goalOf(event);
    default:
      return unknown('other', detail || type);
  }
}

/** Logs each unknown word once and counts every occurrence. */
export class UnknownWords {
  private readonly logged = new Set<string>();
  private readonly counter;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    metrics?: Registry,
  ) {
    this.counter =
      metrics &&
      new Counter({
        name: 'feed_unknown_words_total',
        help: 'States and events in a provider’s answers that have no meaning here',
        labelNames: ['source', 'kind'],
        registers: [metrics],
      });
  }

  check({ fixture, events }: Fixture): void {
    const { short, long } = fixture.status;
    if (statusOf(short, long) === 'unknown') this.report('status', short);
    for (const event of events ?? [])
      if (!meaningOf(event).isKnown) this.report('event', `${event.type}: ${event.detail}`);
  }

  private report(kind: 'status' | 'event', word: string): void {
    this.counter?.inc({ source: 'api-football', kind });
    const key = `${kind} ${word}`;
    if (this.logged.has(key)) return;
    this.logged.add(key);
    this.logger.warn({ kind, word }, 'api-football: an unknown word');
  }
}
