import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { screen } from '@testing-library/react';

import { openPage } from '../testing/openPage';
import { testStanding } from '../testing/testPromotion';
import { noneShare } from './noneShare';

const at = new Date().toISOString();

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('chances', () => {
  it('shows each friend with how it stands and why it does not count', async () => {
    const friends = [
      { name: 'Ana M.', state: 'pending' as const, at },
      { name: '', state: 'qualified' as const, at },
      { name: 'Leo P.', state: 'notCounted' as const, reason: 'sameDevice' as const, at },
    ];
    await openPage('lottery', { standing: testStanding({ friends }) });
    expect(await screen.findByText('Waiting for them to verify their email')).toBeTruthy();
    expect(screen.getByText('A former member')).toBeTruthy();
    expect(screen.getByText('Not counted: it is the same device as yours')).toBeTruthy();
  });

  it('leads to sharing when none are left', async () => {
    await openPage('lottery', { standing: testStanding({ chances: 0 }) });
    await screen.findByText('No chances left. Invite a friend to get one.');
    expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe(
      '/promotion/7/refer_friends/Share',
    );
    expect(screen.queryByRole('link', { name: 'Spin the wheel' })).toBeNull();
  });

  it('asks a visitor to log in and for nobody’s standing', async () => {
    const { api } = await openPage('lottery', {}, false);
    await screen.findByRole('link', { name: 'Log in or sign up' });
    expect(api.calls.map(({ path }) => path)).not.toContain('promotion/standing');
  });
});

it('the share without a prize is what the odds leave, and nothing for shares that only round', () => {
  expect(noneShare([{ odds: 0.1 }, { odds: 0.01 }])).toBeCloseTo(0.89, 12);
  expect(noneShare([{ odds: 0.1 }, { odds: 0.2 }, { odds: 0.7 }])).toBe(0);
});
