const headerLength = (second: number): number => (second < 126 ? 2 : second === 126 ? 4 : 10);
/** Position at which `{"op":"delta"` and `{"op":"image"` differ. */
const kindAt = 7;

/** Counts deltas in a server's byte stream without decompressing. */
export function createFrameCounter(onDelta: () => void): (bytes: Buffer) => void {
  let skip = 0;
  let begun: Buffer = Buffer.alloc(0);

  return (bytes) => {
    let at = Math.min(skip, bytes.length);
    skip -= at;
    if (at === bytes.length) return;
    const data = begun.length > 0 ? Buffer.concat([begun, bytes]) : bytes;
    while (at < data.length) {
      const header = headerLength(data[at + 1] ?? 0);
      if (data.length < at + header + kindAt + 1) break;
      const length = payloadLength(data, at, header);
      if (data[at + header + kindAt] === 'd'.charCodeAt(0)) onDelta();
      const end = at + header + length;
      skip = Math.max(0, end - data.length);
      at = Math.min(end, data.length);
    }
    begun = at < data.length ? Buffer.from(data.subarray(at)) : Buffer.alloc(0);
  };
}

function payloadLength(data: Buffer, at: number, header: number): number {
  if (header === 2) return data[at + 1]!;
  return header === 4 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
}
