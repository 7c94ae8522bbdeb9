import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';

import { initI18n } from '../../i18n';
import { useListDay } from './useListDay';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Labels of the days for this page language and these browser languages. */
async function daysFor(language: string, languages: readonly string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  await initI18n({ language, load: async () => ({}) });
  const { result } = renderHook(() => useListDay());
  return ['2026-11-17T10:30:00Z', '2026-02-28T10:30:00Z'].map(result.current);
}

it.each([
  ['en', ['en-US'], ['Nov 17', 'Feb 28, 2026']],
  ['en', ['en-GB'], ['17 Nov', '28 Feb 2026']],
  ['pt', ['pt-BR'], ['17 de nov.', '28 de fev. de 2026']],
])('writes near and far days in one form: %s of %s', async (language, languages, days) => {
  expect(await daysFor(language, languages)).toEqual(days);
});
