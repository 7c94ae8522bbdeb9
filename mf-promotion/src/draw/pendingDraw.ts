import { localStore, newUuid, readJson, writeJson } from '@scoreline/shared-lib/device';

/** A draw that was begun: kept before the server is asked, so that whatever happens it is asked with the same key. */
interface PendingDraw {
  /** Makes the draw one, however often it is asked for. */
  key: string;
  /** This browser's share in the outcome: 32 hex digits. */
  clientRandom: string;
}

interface Draw {
  promotionId: number;
  userId: number;
}

const keyOf = ({ promotionId, userId }: Draw) => `promotion-draw:${promotionId}:${userId}`;
const randomsKey = ({ promotionId, userId }: Draw) => `promotion-randoms:${promotionId}:${userId}`;

const randomBytes = 16;

/** 32 hex digits that nobody else knew before. */
function newClientRandom(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A device without storage keeps it as long as the page is open. */
const inMemory = new Map<string, PendingDraw>();

export const pendingDraw = (draw: Draw): PendingDraw | null =>
  readJson<PendingDraw>(localStore(), keyOf(draw)) ?? inMemory.get(keyOf(draw)) ?? null;

/** The draw that is under way, or a new one. */
export function beginDraw(draw: Draw): PendingDraw {
  const known = pendingDraw(draw);
  if (known) return known;
  const begun = { key: newUuid(), clientRandom: newClientRandom() };
  inMemory.set(keyOf(draw), begun);
  writeJson(localStore(), keyOf(draw), begun);
  return begun;
}

/** The draw has been seen, or the server has said that there was none. */
export function endDraw(draw: Draw): void {
  inMemory.delete(keyOf(draw));
  localStore()?.removeItem(keyOf(draw));
}

/** Randoms by ticket, as this device sent them: the proof holds the record against its own. */
export const sentRandoms = (draw: Draw): Record<string, string> =>
  readJson<Record<string, string>>(localStore(), randomsKey(draw)) ?? {};

export function storeRandom(draw: Draw, ticket: number, clientRandom: string): void {
  writeJson(localStore(), randomsKey(draw), { ...sentRandoms(draw), [ticket]: clientRandom });
}
