import type { LiveErrorCode, ServerFrame } from '@scoreline/shared-lib/contract';

const textOpcode = 0x81;

/**
 * A complete, unmasked WebSocket text frame (RFC 6455, 5.2) of `text`. Built once, the same bytes go to every socket: one
 * write per client instead of a header and a payload each.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  // allocUnsafeSlow: a stored delta must not retain a whole slab of the pool.
  const frame = Buffer.allocUnsafeSlow(header + length);
  frame[0] = textOpcode;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

const encode = (frame: ServerFrame): string => JSON.stringify(frame);

export const imageText = (topic: string, seq: number, data: unknown): string =>
  encode({ op: 'image', topic, seq, data });

/** Refers the client to the image's HTTP address. */
export const imageAtFrame = (topic: string): Buffer =>
  textFrame(encode({ op: 'imageAt', topic, path: `/live?topic=${encodeURIComponent(topic)}` }));

export const deltaText = (topic: string, seq: number, data: unknown): string =>
  encode({ op: 'delta', topic, seq, data });

export const heartbeatFrame = (time: Date): Buffer =>
  textFrame(encode({ op: 'heartbeat', time: time.toISOString() }));

export const errorFrame = (id: number | null, code: LiveErrorCode): Buffer =>
  textFrame(encode({ op: 'error', id, code }));
