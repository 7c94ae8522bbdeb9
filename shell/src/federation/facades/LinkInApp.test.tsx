import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, type NavigateOptions, useLocation } from 'react-router-dom';

import { Link } from './Link';
import { useNavigate } from './useNavigate';

const sent = jest.fn();

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function follow() {
  render(
    <MemoryRouter basename="/es" initialEntries={['/es/']}>
      <Link to="/search?q=a">Search</Link>
      <Address />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link'));
}

function Program({ to, options }: { to: string | number; options?: NavigateOptions }) {
  const navigate = useNavigate();
  return (
    <button onClick={() => void (typeof to === 'number' ? navigate(to) : navigate(to, options))} />
  );
}

/** What a page does by itself: after a form, say. */
function goByProgram(to: string | number, options?: NavigateOptions) {
  render(
    <MemoryRouter basename="/es" initialEntries={['/es/me']}>
      <Program to={to} options={options} />
      <Address />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
}

beforeEach(() => {
  sent.mockReset();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Safari ScorelineApp/2.4.0 (ios)');
  stubGlobal('webkit', { messageHandlers: { scoreline: { postMessage: sent } } });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
  unstubGlobals();
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
  stubGlobal('webkit', undefined);
  follow();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/search'));
});

describe('a navigation that the page makes itself', () => {
  it('is the native side’s too', () => {
    goByProgram('/search?q=a');
    const payload = { path: '/search', query: { q: 'a' } };
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'jumpPage', payload }));
    expect(screen.getByRole('status').textContent).toBe('/me');
  });

  it('goes back on the native side', () => {
    goByProgram(-1);
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'goBack' }));
  });

  it.each([
    ['replaces the address', '/search', { replace: true }, '/search'],
    ['stays on the page', '?tab=odds', undefined, '/me'],
  ])('is the page’s own where it %s', (_, to, options, expected) => {
    goByProgram(to, options);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe(expected);
  });

  it('is the page’s own where the iOS app opened it', () => {
    history.replaceState(null, '', '/es/me?origin=ios-app');
    goByProgram('/search');
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('/search');
  });
});
