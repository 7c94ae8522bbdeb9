import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { BrandProvider } from '@scoreline/shared-lib/brand';
import { testBrand } from '@scoreline/shared-lib/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, type NavigateOptions, useLocation } from 'react-router-dom';

import { chooseLanguage } from '../../language/chooseLanguage';
import { DocumentLink } from '../../page/DocumentLink';
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
  sessionStorage.clear();
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

it('keeps the whole visit in the page that the iOS app opened, past its first link and a reload', () => {
  history.replaceState(null, '', '/es/?origin=ios-app');
  follow();
  cleanup();
  history.replaceState(null, '', '/es/');
  follow();
  expect(sent).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('origin')).toBe('ios-app');
});

it.each([
  ['a link to a document', () => <Link to="/terms" reloadDocument children="Terms" />, '/terms'],
  [
    'a document of the footer',
    () => <DocumentLink path="/privacy">Privacy</DocumentLink>,
    '/privacy',
  ],
])('hands over %s too, which the browser would load anew', (_, link, path) => {
  render(<BrandProvider brand={testBrand()}>{link()}</BrandProvider>, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('link'));
  const message = { action: 'jumpPage', payload: { path, query: {} } };
  expect(sent).toHaveBeenCalledWith(expect.objectContaining(message));
});

it('hands over home in a language that was chosen', () => {
  chooseLanguage(testBrand(), 'de', '/?sport=football');
  const payload = { path: '/', query: { sport: 'football' } };
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'jumpPage', payload }));
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
