import { inflateSync } from 'node:zlib';

const woffSignature = 0x774f4646;
const woffHead = 44;
const woffEntry = 20;
const sfntHead = 12;
const sfntEntry = 16;
const padded = (length: number) => (length + 3) & ~3;

interface Table {
  tag: number;
  checksum: number;
  bytes: Buffer;
}

function tableAt(woff: Buffer, at: number): Table {
  const [tag, offset, stored, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(at + field),
  ) as [number, number, number, number, number];
  const bytes = woff.subarray(offset, offset + stored);
  return { tag, checksum, bytes: stored < length ? inflateSync(bytes) : bytes };
}

/** The header with which readers find tables: https://learn.microsoft.com/typography/opentype/spec/otff */
function headOf(flavor: number, count: number): Buffer {
  const head = Buffer.alloc(sfntHead);
  const steps = Math.floor(Math.log2(count));
  const range = 2 ** steps * sfntEntry;
  head.writeUInt32BE(flavor, 0);
  [count, range, steps, count * sfntEntry - range].forEach((value, at) =>
    head.writeUInt16BE(value, 4 + at * 2),
  );
  return head;
}

/** Converts a web font to a format that other programs read. @throws if it is no WOFF 1.0 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== woffSignature) throw new Error('The face is no WOFF 1.0.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, woffHead + at * woffEntry));
  let offset = sfntHead + count * sfntEntry;
  const entries = tables.map(({ tag, checksum, bytes }) => {
    const entry = Buffer.alloc(sfntEntry);
    [tag, checksum, offset, bytes.length].forEach((value, at) =>
      entry.writeUInt32BE(value, at * 4),
    );
    offset += padded(bytes.length);
    return entry;
  });
  const bodies = tables.map(({ bytes }) =>
    Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  );
  return Buffer.concat([headOf(woff.readUInt32BE(4), count), ...entries, ...bodies]);
}
