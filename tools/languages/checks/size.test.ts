import { languages } from '@scoreline/shared-lib/contract';
import { describe, expect, it } from '@jest/globals';

import { readLanguage } from '../texts';
import { brotliSize, checkSize, overweight, sizeLimit } from './size';

describe('the check of sizes', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkSize(readLanguage(code)))).toEqual([]);
  });

  it('finds a file that makes a visitor wait', () => {
    const words = Array.from({ length: 4000 }, (_, at) => Math.sin(at).toString(36));
    const bytes = brotliSize(words);
    expect(bytes).toBeGreaterThan(sizeLimit);
    expect(overweight(words)).toBe(`${bytes} bytes in brotli, more than 8192`);
    expect(overweight(words.slice(0, 100))).toBeNull();
  });
});
