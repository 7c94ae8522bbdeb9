import { describe, expect, it } from '@jest/globals';

import { testDetail } from '../testing/testPage';
import { tabsOf } from './matchTabs';

const wishes = { showOdds: true, excluded: false, concealed: false };

describe('tabsOf', () => {
  it('has the summary alone for a match about which nothing is known', () => {
    expect(tabsOf(testDetail(), wishes)).toEqual(['summary']);
  });

  it('has line-ups that are expected: of a live match, whether or not they are known', () => {
    const detail = testDetail();
    const live = { ...detail, summary: { ...detail.summary, status: 'live' as const } };
    expect(tabsOf(live, wishes)).toEqual(['summary', 'lineups']);
  });

  it('has head-to-head for either of its two sections', () => {
    expect(tabsOf(testDetail(['performance']), wishes)).toContain('h2h');
    expect(tabsOf(testDetail(['h2h']), wishes)).toContain('h2h');
  });

  it('has no insights for who has switched betting content off', () => {
    const detail = testDetail(['insights', 'lineups']);
    expect(tabsOf(detail, wishes)).toEqual(['summary', 'lineups', 'insights']);
    expect(tabsOf(detail, { ...wishes, excluded: true })).toEqual(['summary', 'lineups']);
  });

  it('keeps back what tells the score', () => {
    const detail = testDetail(['statistics', 'standings', 'highlights', 'lineups']);
    expect(tabsOf(detail, { ...wishes, concealed: true })).toEqual(['summary', 'lineups']);
  });
});
