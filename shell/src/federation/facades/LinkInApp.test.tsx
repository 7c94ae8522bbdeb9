import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Link } from './Link';

const sent = vi.fn();

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function follow() {
  render(
    <MemoryRouter basename="/es" initialEntries={['/es/']}>
      <Link to="/search?q=a">Search</Link>
      <Place />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link'));
}

beforeEach(() => {
  sent.mockReset();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Safari ScorelineApp/2.4.0 (ios)');
  vi.stubGlobal('webkit', { messageHandlers: { scoreline: { postMessage: sent } } });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('hands a page to the native side', () => {
  follow();
  const payload = { path: '/search', query: { q: 'a' } };
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'jumpPage', payload }));
  expect(screen.getByRole('status').textContent).toBe('/');
});

it('keeps a page that the iOS app opened itself', () => {
  history.replaceState(null, '', '/es/?origin=ios-app');
  follow();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('/search');
});

it('goes there itself where nobody listens', async () => {
  vi.stubGlobal('webkit', undefined);
  follow();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('/search'));
});
