import type { FeedEvent, IncidentEvent } from '@scoreline/shared-lib/contract/feed';

const subjectOf = (event: FeedEvent): string => {
  switch (event.type) {
    case 'state':
    case 'momentum':
    case 'shots':
      return event.matchRef;
    case 'incident':
      return `${event.matchRef}/${event.ref}`;
    case 'lineup':
      return `${event.matchRef}/${event.side}`;
    case 'statistics':
      return `${event.matchRef}/${event.period}`;
    case 'playerStatistics':
      return `${event.matchRef}/${event.playerRef}`;
    case 'price':
      return [event.matchRef, event.bookmaker, event.market, event.line].join('/');
    case 'squad':
      return event.teamRef;
    default:
      return event.ref;
  }
};

/** Most of a poll repeats the previous one. Passes on new events and cancels incidents that are gone. */
export class Changes {
  private readonly last = new Map<string, string>();
  private readonly incidents = new Map<string, Map<string, IncidentEvent>>();

  only<E extends FeedEvent>(events: readonly E[]): E[] {
    return events.filter((event) => {
      const key = `${event.type}/${subjectOf(event)}`;
      const content = contentOf(event);
      if (this.last.get(key) === content) return false;
      this.last.set(key, content);
      return true;
    });
  }

  /** All incidents of a match as they are now, plus those that are gone, marked as cancelled. */
  incidentsOf(
    matchRef: string,
    events: readonly IncidentEvent[],
    revision: number,
  ): IncidentEvent[] {
    const before = this.incidents.get(matchRef);
    const now = new Map(events.map((event) => [event.ref, event]));
    const gone = [...(before?.values() ?? [])]
      .filter(({ ref }) => !now.has(ref))
      .map((event) => ({ ...event, revision, removed: true }));
    for (const event of gone) now.set(event.ref, event);
    this.incidents.set(matchRef, now);
    return [...events, ...gone];
  }

  /** Matches that are over are not polled again. */
  forget(matchRef: string): void {
    this.incidents.delete(matchRef);
    for (const key of this.last.keys()) if (key.split('/')[1] === matchRef) this.last.delete(key);
  }
}

// The time of a running clock and of a price changes with every poll, so it alone is no change.
function contentOf(event: FeedEvent): string {
  const { revision: _, ...content } = event;
  if (content.type === 'state')
    return JSON.stringify({ ...content, clock: { ...content.clock, at: '' } });
  return JSON.stringify(content.type === 'price' ? content.prices : content);
}
