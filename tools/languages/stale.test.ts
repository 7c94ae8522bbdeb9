import { describe, expect, it } from '@jest/globals';
import { languages } from '@scoreline/shared-lib/contract';

import { checkStale, lookAt, type Looked, readLooked } from './stale';
import { readLanguage } from './texts';

const every = languages.map(({ code }) => code).filter((code) => code !== 'en');
const text = 'shell/locales:tabs.scores';

/** Simulates that English had another text at the last comparison. */
const changed = (): Looked => {
  const { all } = readLooked();
  return { all: { ...all, [text]: '00000000' }, only: {} };
};

const stale = (code: string, looked: Looked) =>
  checkStale(readLanguage(code), looked).map(({ file, key }) => `${file}:${key}`);

describe('a translation', () => {
  it('is of today’s English in every language', () => {
    const found = every.flatMap((code) => checkStale(readLanguage(code), readLooked()));
    expect(found).toEqual([]);
  });

  it('is stale in every language once its English changes, and in English never', () => {
    expect(every.filter((code) => stale(code, changed()).includes(text))).toEqual(every);
    expect(stale('en', changed())).toEqual([]);
  });

  it('is stale until somebody has looked at that language, and no longer', () => {
    const german = lookAt(changed(), ['de'], every);
    expect(stale('de', german)).toEqual([]);
    expect(stale('fr', german)).toEqual([text]);
    const rest = lookAt(
      german,
      every.filter((code) => code !== 'de'),
      every,
    );
    expect(rest).toEqual({ all: readLooked().all, only: {} });
  });

  it('that is new has to be looked at too', () => {
    const { all } = readLooked();
    const { [text]: _, ...others } = all;
    expect(stale('pt', { all: others, only: {} })).toEqual([text]);
  });
});
