import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

import { api } from '../../api';
import { renderApp } from '../../testing';
import { FillingNote } from './FillingNote';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is there while past matches are being added, and asks for what counts them until it goes', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'performance',
      'queueMicrotask',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  // The store identifies the action by these properties.
  const { match, type } = api.util.invalidateTags;
  const invalidate = jest.spyOn(api.util, 'invalidateTags');
  Object.assign(api.util.invalidateTags, { match, type });
  const { unmount } = await renderApp(<FillingNote filling />);
  expect(screen.getByText(/still being added/)).toBeTruthy();
  expect(invalidate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(invalidate.mock.calls).toEqual([[['Past']], [['Past']], [['Past']]]);
  unmount();
  jest.advanceTimersByTime(30_000);
  expect(invalidate).toHaveBeenCalledTimes(3);
});

it.each([false, undefined])('is nothing where it is %s', async (filling) => {
  const { container } = await renderApp(<FillingNote filling={filling} />);
  expect(container.textContent).toBe('');
});
