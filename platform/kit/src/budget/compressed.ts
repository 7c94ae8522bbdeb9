import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthwhileBytes = 200;

export type Files = Map<string, Buffer>;

const isWorthwhile = (path: string, { length }: Buffer) =>
  length >= worthwhileBytes && /\.(js|json|css|svg|html|txt)$/.test(path);

/** A text in Brotli, or null for a file that is sent uncompressed. */
export async function brotliOf(path: string, bytes: Buffer): Promise<Buffer | null> {
  if (!isWorthwhile(path, bytes)) return null;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return toBrotli(bytes, { params });
}

/**
 * Adds a `.br` and a `.gz` copy of each text. The registry makes them itself, so that nobody else chooses the bytes that
 * servers send.
 */
export async function withCompressed(files: Files): Promise<Files> {
  const copies = [...files].map(async ([path, bytes]): Promise<[string, Buffer][]> => {
    const brotli = await brotliOf(path, bytes);
    if (!brotli) return [];
    return [
      [`${path}.br`, brotli],
      [`${path}.gz`, await toGzip(bytes, { level: 9 })],
    ];
  });
  return new Map([...files, ...(await Promise.all(copies)).flat()]);
}
