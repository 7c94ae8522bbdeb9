import { localStore, newUuid, readJson, writeJson } from '@scoreline/shared-lib/device';

/** A draw that was started. Stored before the request, so that every retry uses the same key. */
interface PendingDraw {
  /** Idempotency key of the draw. */
  key: string;
  /** This browser's contribution to the outcome: 32 hex digits. */
  clientRandom: string;
}

interface Draw {
  promotionId: number;
  userId: number;
}

const keyOf = ({ promotionId, userId }: Draw) => `promotion-draw:${promotionId}:${userId}`;
const randomsKey = ({ promotionId, userId }: Draw) => `promotion-randoms:${promotionId}:${userId}`;

const randomBytes = 16;

/** 32 unpredictable hex digits. */
function newClientRandom(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fallback without storage, which lasts as long as the page. */
const inMemory = new Map<string, PendingDraw>();

export const pendingDraw = (draw: Draw): PendingDraw | null =>
  readJson<PendingDraw>(localStore(), keyOf(draw)) ?? inMemory.get(keyOf(draw)) ?? null;

/** The pending draw, or a new one. */
export function beginDraw(draw: Draw): PendingDraw {
  const known = pendingDraw(draw);
  if (known) return known;
  const begun = { key: newUuid(), clientRandom: newClientRandom() };
  inMemory.set(keyOf(draw), begun);
  writeJson(localStore(), keyOf(draw), begun);
  return begun;
}

/** Call it when the result has been seen, or the server has refused the draw. */
export function endDraw(draw: Draw): void {
  inMemory.delete(keyOf(draw));
  localStore()?.removeItem(keyOf(draw));
}

/** Random values by ticket as this device sent them. The proof compares the published record with them. */
export const sentRandoms = (draw: Draw): Record<string, string> =>
  readJson<Record<string, string>>(localStore(), randomsKey(draw)) ?? {};

export function storeRandom(draw: Draw, ticket: number, clientRandom: string): void {
  writeJson(localStore(), randomsKey(draw), { ...sentRandoms(draw), [ticket]: clientRandom });
}
