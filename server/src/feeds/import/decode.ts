/** Bytes that Windows-1252 does not use. */
const unused = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/**
 * Decodes a file: UTF-16 by its byte order mark, UTF-8 if valid, else Windows-1252, as spreadsheets save it.
 * @throws if it is none of these
 */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0))
    throw new Error('it is UTF-16 without a byte order mark, or no text; save it as UTF-8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (unused.some((byte) => bytes.includes(byte)))
      throw new Error('its encoding is neither UTF-8 nor Windows-1252; save it as UTF-8');
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return new TextDecoder('windows-1252').decode(marked ? bytes.subarray(3) : bytes);
  }
}
