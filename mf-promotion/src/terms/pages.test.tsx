import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage } from '../testing/openPage';
import { testPromotion } from '../testing/testPromotion';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('what stands in writing', () => {
  it('terms: odds and numbers as a table, dates, regions, age and the promotion’s own text', async () => {
    await openPage('TermsConditions', {}, false);
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PrizeNumberLeftOdds per draw',
      '7 days of VIP1009010%',
      'Match ball331%',
      'No prize––89%',
    ]);
    expect(screen.getByText('Spain and Portugal')).toBeTruthy();
    expect(screen.getByText(/at least 18 years old/)).toBeTruthy();
    expect(screen.getByText('The organiser is Scoreline.')).toBeTruthy();
  });

  it('terms: every country where none is named', async () => {
    const regions = [{ brand: 'scoreline', countries: null }];
    await openPage('TermsConditions', { overview: testPromotion({ regions }) }, false);
    await screen.findByText('All countries');
  });

  it('how it works: four parts', async () => {
    await openPage('HowTo', {}, false);
    await screen.findByRole('heading', { name: 'How you can check it' });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  });

  it('sound: off until somebody turns it on', async () => {
    Object.assign(globalThis, { AudioContext: class {} });
    const { store } = await openPage('lottery/music', {}, false);
    const sound = await screen.findByRole('switch', { name: 'Sound of the wheel' });
    expect(sound.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play a sample' }).disabled).toBe(
      true,
    );
    await userEvent.click(sound);
    expect(store.getState().settings.values.sound).toBe(true);
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });

  it.each([
    [
      { promotionId: null, reason: 'notYet', opensAt: '2026-12-24T10:30:00.000Z' },
      'The promotion has not opened yet',
    ],
    [{ promotionId: null, reason: 'region' }, 'The promotion does not run in your region'],
    [{ promotionId: 7 }, 'A promotion is running'],
  ])('not available: %o', async (current, heading) => {
    await openPage('/promotion/not-avaliable', { current: current }, false);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.queryByText(/^It opens .*Dec 24, 2026/) !== null).toBe('opensAt' in current);
  });
});
