import type { Event } from './shapes';

export type CardKind = 'yellowCard' | 'secondYellow' | 'redCard';

interface Card {
  kind: CardKind;
  /** Cancelled by the video referee. */
  removed: boolean;
}

/** Undefined for any other event and for a card of an unknown colour. */
export function cardKindOf({ type, detail }: Event): CardKind | undefined {
  if (type.toLowerCase() !== 'card') return undefined;
  if (/second yellow|yellow[ -]?red/i.test(detail)) return 'secondYellow';
  if (/\bred\b/i.test(detail)) return 'redCard';
  return /yellow/i.test(detail) ? 'yellowCard' : undefined;
}

export const momentOf = ({ time }: Event): number => time.elapsed * 100 + (time.extra ?? 0);

const isRedCancelled = ({ type, detail }: Event): boolean =>
  type.toLowerCase() === 'var' && /red card.*(?:cancel|overturn)/i.test(detail);

const ownerOf = ({ player, team }: Event): string | undefined => {
  const name = player.id ?? player.name;
  return name ? `${team.id}/${name}` : undefined;
};

/**
 * Merges the cards of one dismissal: the provider sends a second yellow as that card, as a red card or as both. Marks red cards
 * that the video referee cancelled.
 */
export function cardsOf(events: readonly Event[]): Map<Event, Card> {
  const cards = new Map<Event, Card>();
  for (const event of events) {
    const kind = cardKindOf(event);
    if (kind) cards.set(event, { kind, removed: false });
  }
  const owners = new Set([...cards.keys()].flatMap((event) => ownerOf(event) ?? []));
  for (const owner of owners) joinDismissal(cards, owner);
  for (const review of events.filter(isRedCancelled)) markCancelled(cards, review);
  return cards;
}

function joinDismissal(cards: Map<Event, Card>, owner: string): void {
  const own = [...cards]
    .filter(([event]) => ownerOf(event) === owner)
    .sort(([a], [b]) => momentOf(a) - momentOf(b));
  const ofKind = (kind: CardKind) => own.filter(([, card]) => card.kind === kind);
  const [, secondYellow] = ofKind('yellowCard');
  const [told] = ofKind('secondYellow');
  const since = told ?? secondYellow;
  if (!since) return;
  const [red] = ofKind('redCard').filter(([event]) => momentOf(event) >= momentOf(since[0]));
  // The red card, if there is one, dates the dismissal: the player left then.
  const dismissal = told ?? red ?? since;
  for (const each of [secondYellow, told, red])
    if (each && each !== dismissal) cards.delete(each[0]);
  cards.set(dismissal[0], { kind: 'secondYellow', removed: false });
}

function markCancelled(cards: Map<Event, Card>, review: Event): void {
  const { player, team } = review;
  const cancelled = [...cards].findLast(
    ([event, card]) =>
      card.kind !== 'yellowCard' &&
      event.team.id === team.id &&
      (!player.id || event.player.id === player.id) &&
      momentOf(event) <= momentOf(review),
  );
  if (cancelled) cancelled[1].removed = true;
}
