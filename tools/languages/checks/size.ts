import { brotliCompressSync, constants } from 'node:zlib';

import { fileOf, type LanguageTexts, pageFolders, type Problem, readTree } from '../texts';

/** Limit of a text file in bytes after Brotli. */
export const sizeLimit = 8192;

/** Bytes of a text file as a page loads it: without line breaks, in Brotli of quality 1 to 11. */
export const brotliSize = (tree: object, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(JSON.stringify(tree), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  }).length;

/** The problem of a text file that is too large, or null. */
export function overweight(tree: object): string | null {
  // A file that fits at low quality also fits at the quality it is served with.
  if (brotliSize(tree, 5) <= sizeLimit) return null;
  const bytes = brotliSize(tree);
  return bytes > sizeLimit ? `${bytes} bytes in brotli, more than ${sizeLimit}` : null;
}

/** Files that exceed the limit. */
export const checkSize = ({ code, texts }: LanguageTexts): Problem[] =>
  pageFolders()
    .filter((file) => texts.some((text) => text.file === file))
    .flatMap((file) => {
      const says = overweight(readTree(fileOf(file, code)));
      return says ? [{ check: 'size', file, key: '', says }] : [];
    });
