export type Bytes = Uint8Array<ArrayBuffer>;

interface Base64Bytes {
  toBase64?: () => string;
}
interface Base64Reader {
  fromBase64?: (text: string) => Bytes;
}

const piece = 0x8000;

/** Encodes bytes as base64, in chunks because a call accepts a limited number of arguments. */
export function toBase64(bytes: Bytes): string {
  const native = (bytes as Base64Bytes).toBase64;
  if (native) return native.call(bytes);
  let binary = '';
  for (let at = 0; at < bytes.length; at += piece)
    binary += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(binary);
}

/**
 * Decodes base64. Uses a loop because `Uint8Array.from` is eight times slower.
 * @throws for any other text
 */
export function fromBase64(text: string): Bytes {
  const native = (Uint8Array as unknown as Base64Reader).fromBase64;
  if (native) return native.call(Uint8Array, text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
