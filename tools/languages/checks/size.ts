import { brotliCompressSync, constants } from 'node:zlib';

import { fileOf, type LanguageTexts, pageFolders, type Problem, readTree } from '../texts';

/** Bytes that a file of texts may weigh in brotli. */
export const sizeLimit = 8192;

/** Bytes of a file of texts as a page loads it: without its line breaks, in brotli of a quality from 1 to 11. */
export const brotliSize = (tree: object, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(JSON.stringify(tree), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  }).length;

/** What is said of a file that weighs too much; null for one that does not. */
export function overweight(tree: object): string | null {
  // What fits when compressed in haste fits all the better as it is served.
  if (brotliSize(tree, 5) <= sizeLimit) return null;
  const bytes = brotliSize(tree);
  return bytes > sizeLimit ? `${bytes} bytes in brotli, more than ${sizeLimit}` : null;
}

/** Files that make a visitor wait. */
export const checkSize = ({ code, texts }: LanguageTexts): Problem[] =>
  pageFolders()
    .filter((file) => texts.some((text) => text.file === file))
    .flatMap((file) => {
      const says = overweight(readTree(fileOf(file, code)));
      return says ? [{ check: 'size', file, key: '', says }] : [];
    });
