import { describe, expect, it } from '@jest/globals';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { filesToAdd, toTranslate } from './add';
import { listedCodes, unfinishedCodes, withLanguage, withUnfinished } from './list';
import { allProblems, misplaced, readList, unwhole } from './offered';
import { report } from './report';
import { withText } from './seeded';
import { problemsOf } from './problems';

const list = readList();

describe('languages on offer', () => {
  it('are exactly those that are whole', () => {
    expect(misplaced(list, unwhole(allProblems(listedCodes(list))))).toEqual([]);
  });

  it('leave out one that lost a text, and take one that is whole', () => {
    const problems = problemsOf(withText('ru', 'shell/locales', 'tabs.me', null));
    const broken = unwhole(new Map([['ru', problems]]));
    expect(misplaced(list, broken)).toEqual(['ru is offered and not whole']);
    expect(misplaced(withUnfinished(list, ['de']), [])).toEqual(['de is whole and not offered']);
  });

  it('have English among them whatever is wrong with it', () =>
    expect(unfinishedCodes(withUnfinished(list, ['en', 'de']))).toEqual(['de']));
});

describe('add', () => {
  it('writes every text of English with the plural forms of the language', () => {
    const english = { tip_one: '{{count}} tip', tip_other: '{{count}} tips', deep: { a: 'A' } };
    expect(toTranslate(english, 'ar')).toEqual({
      ...Object.fromEntries(
        ['few', 'many', 'one', 'other', 'two', 'zero'].map((form) => [
          `tip_${form}`,
          '{{count}} tips',
        ]),
      ),
      deep: { a: 'A' },
    });
  });

  it('writes a file a namespace, and keeps the language back', () => {
    const files = filesToAdd('fa');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'mf-match/locales/fa.json',
        'server/src/members/mail/texts/fa.json',
        'shared-lib/locales/glossary/fa.json',
      ]),
    );
    expect(files.get('server/src/members/push/texts/all.ts')).toContain("from './fa.json'");
    const written = valueIn(files, 'shared-lib/src/contract/routing/languages.ts');
    expect(written).toContain("fa: 'فارسی'");
    expect(written).toContain("const rightToLeft = ['fa', 'he', 'ur'];");
    expect(unfinishedCodes(written)).toEqual(['fa']);
  });

  it('refuses a language that is there, and one that nobody knows', () => {
    expect(() => withLanguage(list, 'de')).toThrow('de is listed');
    expect(() => withLanguage(list, 'qq')).toThrow('no code of a language');
  });
});

it('reports a language on a line', () => {
  const [line] = report(list, allProblems(['de']));
  expect(line).toMatch(
    /^de {2}German .* whole .* 0 missing .* offered .* unread .* KB, at most .* KB in mf-/,
  );
});
