import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';

import { renderApp } from '../../testing';
import { announce, showToast } from './notices';

afterEach(() => void jest.useRealTimers());

const seen = (text: string) => screen.queryAllByText(text).length;

describe('a toast', () => {
  it('shows for two seconds, is read out once, and gives way to a newer one', async () => {
    await renderApp(<main />);
    jest.useFakeTimers();
    act(() => showToast('First'));
    act(() => jest.advanceTimersByTime(1500));
    act(() => showToast('Second'));
    expect(seen('First')).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('Second');
    act(() => jest.advanceTimersByTime(1999));
    expect(seen('Second')).toBe(2);
    act(() => jest.advanceTimersByTime(1));
    expect(seen('Second')).toBe(0);
  });

  it('shares the page’s one live region with what is only read out', async () => {
    await renderApp(<main />);
    act(() => announce('Goal. Arsenal 1, Chelsea 0'));
    expect(screen.getByRole('status').textContent).toBe('Goal. Arsenal 1, Chelsea 0');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('leaves what was read out since it came when it goes', async () => {
    await renderApp(<main />);
    jest.useFakeTimers();
    act(() => showToast('Followed'));
    act(() => announce('Goal. Leeds 2, Everton 0'));
    act(() => jest.advanceTimersByTime(2000));
    expect(seen('Followed')).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('Goal. Leeds 2, Everton 0');
  });
});
