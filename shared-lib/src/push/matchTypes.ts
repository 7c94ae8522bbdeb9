import type { PushType } from '@scoreline/shared-lib/contract';
import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';

export interface MatchTypes {
  eventId: number;
  /** What this device is told of the match; nothing where it is muted. */
  types: PushType[];
}

const key = 'notifyMatches';
/** As many as the server takes of one device. */
const most = 200;

/** Matches of which this device is told other things than of the rest, the latest choice last. */
export const readMatchTypes = (): MatchTypes[] => readJson<MatchTypes[]>(localStore(), key) ?? [];

/** Keeps the choice for a match; with null it is told of as the rest again. */
export function keepMatchTypes(eventId: number, types: PushType[] | null): void {
  const others = readMatchTypes().filter((kept) => kept.eventId !== eventId);
  writeJson(localStore(), key, types ? [...others, { eventId, types }].slice(-most) : others);
}
