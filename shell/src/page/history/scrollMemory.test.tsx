import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

// The module reads it once, on load.
beforeAll(() => sessionStorage.setItem('scroll', JSON.stringify([['/me/vipCenter', 900]])));
afterEach(() => unstubGlobals());

/** Scroll position after a page of that navigation type has rendered; null if it did not scroll. */
async function scrolledTo(type: string): Promise<number | null> {
  const { useScrollMemory } = await import('./scrollMemory');
  const scrolls = jest.fn();
  stubGlobal('scrollTo', scrolls);
  stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
  const Page = () => {
    useScrollMemory(undefined);
    return null;
  };
  const { unmount } = render(
    <MemoryRouter initialEntries={['/me/vipCenter']}>
      <Page />
    </MemoryRouter>,
  );
  unmount();
  const [call] = scrolls.mock.calls as [number, number][];
  return call ? call[1] : null;
}

it.each([
  ['navigate', null],
  ['reload', 900],
  ['back_forward', 900],
])('a page that was opened by %s begins at %s', async (type, top) => {
  expect(await scrolledTo(type)).toBe(top);
});
