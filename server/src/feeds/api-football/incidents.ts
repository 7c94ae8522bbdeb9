import type { IncidentEvent, PlayerEvent } from '@scoreline/shared-lib/contract/feed';

import { cardsOf, momentOf } from './cards';
import { namedPlayer } from './details';
import { source, type At } from './fixtures';
import type { Event, Fixture } from './shapes';
import { periodOf } from './statuses';
import { meaningOf, type Meaning } from './words';

/** The starting players, by team. */
export type Starters = ReadonlyMap<number, ReadonlySet<number>>;

export const startersOf = ({ lineups }: Fixture): Starters | undefined =>
  lineups?.length
    ? new Map(
        lineups.map(({ team, startXI }) => [
          team.id,
          new Set(startXI.flatMap(({ player }) => player.id ?? [])),
        ]),
      )
    : undefined;

const person = ({ id, name }: Event['player']) => (id && name ? { id, name } : undefined);

/**
 * Finds the substitutions that name the players in reverse: the provider is inconsistent, so the player on the pitch is the one
 * who leaves.
 */
function swappedSubstitutions(events: readonly Event[], starters: Starters): Set<Event> {
  const swapped = new Set<Event>();
  const pitch = new Map([...starters].map(([team, players]) => [team, new Set(players)]));
  const changes = events.filter((event) => meaningOf(event).kind === 'substitution');
  for (const event of changes.toSorted((a, b) => momentOf(a) - momentOf(b))) {
    const [first, second] = [event.player.id, event.assist.id];
    const playing = pitch.get(event.team.id ?? 0);
    if (!playing || !first || !second) continue;
    const isSwapped = playing.has(second) && !playing.has(first);
    if (isSwapped) swapped.add(event);
    playing.delete(isSwapped ? second : first);
    playing.add(isSwapped ? first : second);
  }
  return swapped;
}

interface Told {
  event: Event;
  meaning: Meaning;
  removed: boolean;
}

/** Reads the events of a match and omits cards that another event replaces. */
function toldBy(events: readonly Event[]): Told[] {
  const cards = cardsOf(events);
  return events.flatMap((event): Told[] => {
    const meaning = meaningOf(event);
    const card = cards.get(event);
    if (card) return [{ event, meaning: { ...meaning, kind: card.kind }, removed: card.removed }];
    const isCard = ['yellowCard', 'secondYellow', 'redCard'].includes(meaning.kind);
    return isCard ? [] : [{ event, meaning, removed: false }];
  });
}

/**
 * The provider's events have no id, so the ref is built from the kind, the player and the time; duplicates are numbered. An
 * incident that disappears was cancelled.
 */
export function incidentsOf(
  fixture: Fixture,
  at: At,
  starters: Starters | undefined = startersOf(fixture),
): { players: PlayerEvent[]; incidents: IncidentEvent[] } {
  const events = fixture.events ?? [];
  const people = events.flatMap(({ player, assist }) => [person(player), person(assist)]);
  const swapped = swappedSubstitutions(events, starters ?? new Map());
  const refs = new Map<string, number>();
  const incidents = toldBy(events).map((told): IncidentEvent => {
    const { event } = told;
    const { elapsed, extra } = event.time;
    const key = [told.meaning.kind, event.team.id, event.player.id, elapsed, extra ?? 0].join(':');
    const count = (refs.get(key) ?? 0) + 1;
    refs.set(key, count);
    const [first, second] = swapped.has(event)
      ? [event.assist, event.player]
      : [event.player, event.assist];
    return {
      type: 'incident',
      ...{ source, revision: at.getTime() },
      ref: count > 1 ? `${key}#${count}` : key,
      matchRef: String(fixture.fixture.id),
      kind: told.meaning.kind,
      detail: told.meaning.detail,
      side: sideOf(fixture, event),
      period: periodOf(elapsed, event.comments === 'Penalty Shootout'),
      minute: Math.max(0, elapsed),
      added: extra ?? null,
      second: null,
      playerRef: person(first) ? String(first.id) : null,
      otherPlayerRef: person(second) ? String(second.id) : null,
      score: null,
      removed: told.removed,
    };
  });
  return { players: people.flatMap((one) => (one ? namedPlayer(one) : [])), incidents };
}

const sideOf = ({ teams }: Fixture, { team }: Event): 'home' | 'away' | null => {
  if (team.id === teams.home.id) return 'home';
  return team.id === teams.away.id ? 'away' : null;
};
