import { readId, sports, type Sport } from '@scoreline/shared-lib/contract';

export type TopicName =
  | { kind: 'matches'; sport: Sport }
  | { kind: 'match'; matchId: number }
  | { kind: 'promotion'; promotionId: number };

/** Whether a topic is a list of matches: large, always open, and part of pages' first data. */
export const isMatchList = (name: string): boolean => name.startsWith('matches:');

/** Parses a topic's name; null for one that the socket doesn't serve. */
export function parseTopic(name: string): TopicName | null {
  const sport = sports.find((candidate) => name === `matches:${candidate}`);
  if (sport) return { kind: 'matches', sport };
  const [, kind, digits] = /^(match|promotion):(\d+)$/.exec(name) ?? [];
  const id = readId(digits);
  if (id === undefined) return null;
  return kind === 'match' ? { kind, matchId: id } : { kind: 'promotion', promotionId: id };
}
