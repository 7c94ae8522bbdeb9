import { sports, type Sport } from '@scoreline/shared-lib/contract';

export type TopicName =
  | { kind: 'matches'; sport: Sport }
  | { kind: 'match'; matchId: number }
  | { kind: 'promotion'; promotionId: number };

const largestId = 2 ** 31 - 1;

/** Whether a topic is a list of matches: large, always open, and what pages begin with. */
export const isMatchList = (name: string): boolean => name.startsWith('matches:');

/** What a topic's name stands for; null for one the socket does not serve. */
export function parseTopic(name: string): TopicName | null {
  const sport = sports.find((candidate) => name === `matches:${candidate}`);
  if (sport) return { kind: 'matches', sport };
  const [, kind, digits] = /^(match|promotion):([1-9]\d{0,9})$/.exec(name) ?? [];
  const id = Number(digits ?? 0);
  if (id < 1 || id > largestId) return null;
  return kind === 'match' ? { kind, matchId: id } : { kind: 'promotion', promotionId: id };
}
