import { describe, expect, it } from '@jest/globals';

import { rangesOf } from './Highlight';
import { textError } from './useSearch';

const marked = (text: string, sought: string) =>
  rangesOf(text, sought).map(([from, to]) => text.slice(from, to));

describe('what was searched for is marked in a name', () => {
  it.each([
    ['Atlético Madrid', 'atletico', ['Atlético']],
    ['Atlético Madrid', 'mad ATL', ['Atl', 'Mad']],
    ['Beşiktaş', 'besiktas', ['Beşiktaş']],
    ['Динамо Київ', 'київ', ['Київ']],
    ['Arsenal', 'arsenel', []],
    ['Arsenal', ' ', []],
    ['FC København', 'kob', ['Køb']],
    ['FC København', 'københavn', ['København']],
    ['Widzew Łódź', 'lodz', ['Łódź']],
    ['Śląsk Wrocław', 'wroclaw', ['Wrocław']],
    ['Großaspach', 'grossas', ['Großas']],
    ['Großaspach', 'großaspach', ['Großaspach']],
    ['Diyarbakır', 'diyarbakir', ['Diyarbakır']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['Ærø', 'aero', ['Ærø']],
    ['Sparta Đakovo', 'dak', ['Đak']],
    ['FH Hafnarfjörður', 'hafnarfjordur', ['Hafnarfjörður']],
  ])('%s for “%s”', (text, sought, parts) => {
    expect(marked(text, sought)).toEqual(parts);
  });
});

describe('a text to search for', () => {
  it('has 2 to 200 characters, counted as a person does', () => {
    expect(textError('')).toBeNull();
    expect(textError(' a ')).toBe('shared:biz.searchTooShort');
    expect(textError('👍')).toBe('shared:biz.searchTooShort');
    expect(textError('ab')).toBeNull();
    expect(textError('👍'.repeat(200))).toBeNull();
    expect(textError('a'.repeat(201))).toBe('shared:biz.searchTooLong');
  });
});
