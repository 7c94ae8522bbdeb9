import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** From this length on, compression is worth its time: a NATS message may have a megabyte, and a busy day's image has more. */
const deflatedFrom = 64 * 1024;
const deflated = ' deflate';
const newLine = 0x0a;

/** `{term}\n{frame}`: the frame's text, deflated if it is long. */
export function encodeMessage(term: number, text: string): Uint8Array {
  if (text.length < deflatedFrom) return Buffer.from(`${term}\n${text}`);
  return Buffer.concat([Buffer.from(`${term}${deflated}\n`), deflateRawSync(text, { level: 1 })]);
}

/** @throws for malformed bytes */
export function decodeMessage(bytes: Uint8Array): { term: number; text: string } {
  const end = bytes.indexOf(newLine);
  const head = Buffer.from(bytes.subarray(0, end)).toString();
  const body = Buffer.from(bytes.subarray(end + 1));
  if (!head.endsWith(deflated)) return { term: Number(head), text: body.toString() };
  return { term: Number(head.slice(0, -deflated.length)), text: inflateRawSync(body).toString() };
}
