import { expect, test } from '@jest/globals';

import { formatNumber, numberFormat } from './numbers';

test.each(['en', 'pt', 'he', 'zh', 'sv'])('below zero stands a true minus in %s', (locale) => {
  expect(formatNumber(-3, locale)).toContain('−3');
  expect(formatNumber(-3, locale)).not.toContain('-');
  const percent = numberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  expect(percent.format(-0.12)).toContain('−12');
});
