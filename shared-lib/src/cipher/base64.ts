export type Bytes = Uint8Array<ArrayBuffer>;

interface Base64Bytes {
  toBase64?: () => string;
}
interface Base64Reader {
  fromBase64?: (text: string) => Bytes;
}

const piece = 0x8000;

/** Bytes as base64; in pieces, as a call takes only so many arguments. */
export function toBase64(bytes: Bytes): string {
  const native = (bytes as Base64Bytes).toBase64;
  if (native) return native.call(bytes);
  let binary = '';
  for (let at = 0; at < bytes.length; at += piece)
    binary += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(binary);
}

/** The bytes of a base64 text. Throws for any other text. A loop, as `Uint8Array.from` is eight times slower. */
export function fromBase64(text: string): Bytes {
  const native = (Uint8Array as unknown as Base64Reader).fromBase64;
  if (native) return native.call(Uint8Array, text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
