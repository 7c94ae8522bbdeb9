import { itemAt } from '../contract/lists';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A random UUID (version 4). Also works on pages without TLS, which have no `crypto.randomUUID`. */
export function newUuid(): string {
  if (globalThis.crypto.randomUUID) return globalThis.crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (itemAt(bytes, 6) & 0x0f) | 0x40;
  bytes[8] = (itemAt(bytes, 8) & 0x3f) | 0x80;
  const text = [...bytes].map(hex).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
