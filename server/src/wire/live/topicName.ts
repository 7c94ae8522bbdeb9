import { sports, type Sport } from '@scoreline/shared-lib/contract';

export type TopicName = { kind: 'matches'; sport: Sport } | { kind: 'match'; eventId: number };

const largestId = 2 ** 31 - 1;

/** What a topic's name stands for; null for one the socket does not serve. */
export function parseTopic(name: string): TopicName | null {
  const sport = sports.find((candidate) => name === `matches:${candidate}`);
  if (sport) return { kind: 'matches', sport };
  const eventId = Number(/^match:([1-9]\d{0,9})$/.exec(name)?.[1] ?? 0);
  return eventId > 0 && eventId <= largestId ? { kind: 'match', eventId } : null;
}
