import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BrandProvider } from '@scoreline/shared-lib/brand';
import { testBrand } from '@scoreline/shared-lib/testing';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

import { chooseLanguage } from '../language/chooseLanguage';
import { DocumentLink } from './DocumentLink';
import { createPageHistory } from './history/pageHistory';
import { PageRouter } from './history/PageRouter';
import { usePageLinks } from './usePageLinks';

const sent = jest.fn();
const prefetch = jest.fn();

function Address() {
  usePageLinks(prefetch);
  return <output>{useLocation().pathname}</output>;
}

function show(children: ReactNode) {
  render(
    <BrandProvider brand={testBrand()}>
      <PageRouter history={createPageHistory()} basename="/es">
        {children}
        <Address />
      </PageRouter>
    </BrandProvider>,
  );
}

const address = () => screen.getByRole('status').textContent;

function follow() {
  show(<Link to="/search?q=a">Search</Link>);
  fireEvent.click(screen.getByRole('link'));
}

function Program({ to, options }: { to: string | number; options?: NavigateOptions }) {
  const navigate = useNavigate();
  return (
    <button onClick={() => void (typeof to === 'number' ? navigate(to) : navigate(to, options))} />
  );
}

/** A navigation without a link, as after a form. */
function goByProgram(to: string | number, options?: NavigateOptions) {
  show(<Program to={to} options={options} />);
  fireEvent.click(screen.getByRole('button'));
}

const asked = (action: string, payload?: object) =>
  expect.objectContaining({ action, ...(payload && { payload }) });

beforeEach(() => {
  sent.mockReset();
  prefetch.mockReset();
  history.replaceState(null, '', '/es/me');
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  unstubGlobals();
});

describe('a page that a visitor is about to open', () => {
  it('is fetched when a pointer rests on its link, and not when it passes over', () => {
    jest.useFakeTimers();
    show(
      <Link to="/search?q=a">
        <b>Search</b>
      </Link>,
    );
    fireEvent.pointerOver(screen.getByText('Search'));
    fireEvent.pointerOver(screen.getByRole('status'));
    jest.runAllTimers();
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByText('Search'));
    fireEvent.pointerOver(screen.getByRole('link'));
    jest.runAllTimers();
    expect(prefetch.mock.calls).toEqual([['/search?q=a']]);
  });

  it('is fetched when a finger comes down', () => {
    show(<Link to="/search">Search</Link>);
    fireEvent.touchStart(screen.getByRole('link'));
    expect(prefetch.mock.calls).toEqual([['/search']]);
  });

  it('is none of another site’s', () => {
    show(<Link to="https://help.example/">Help</Link>);
    fireEvent.touchStart(screen.getByRole('link'));
    expect(prefetch).not.toHaveBeenCalled();
  });
});

describe('in the app', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Safari ScorelineApp/2.4.0 (ios)');
    stubGlobal('webkit', { messageHandlers: { scoreline: { postMessage: sent } } });
  });

  it('hands a page to the native side', () => {
    follow();
    expect(sent).toHaveBeenCalledWith(asked('jumpPage', { path: '/search', query: { q: 'a' } }));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/me');
  });

  it('keeps a page that the iOS app opened itself', () => {
    history.replaceState(null, '', '/es/?origin=ios-app');
    follow();
    expect(sent).not.toHaveBeenCalled();
    expect(address()).toBe('/search');
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
    ['a link to a document', <Link to="/terms" reloadDocument children="Terms" />, '/terms'],
    ['a document of the footer', <DocumentLink path="/privacy">Privacy</DocumentLink>, '/privacy'],
  ])('hands over %s too, which the browser would load anew', (_, link, path) => {
    show(link);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(sent).toHaveBeenCalledWith(asked('jumpPage', { path, query: {} }));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (keys) => {
      show(<DocumentLink path="/privacy">Privacy</DocumentLink>);
      expect(fireEvent.click(screen.getByRole('link'), keys)).toBe(true);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it('hands over home in a language that was chosen', () => {
    chooseLanguage(testBrand(), 'de', '/?sport=football');
    const payload = { path: '/', query: { sport: 'football' } };
    expect(sent).toHaveBeenCalledWith(asked('jumpPage', payload));
  });

  it('goes there itself where nobody listens', async () => {
    stubGlobal('webkit', undefined);
    follow();
    await waitFor(() => expect(address()).toBe('/search'));
  });

  describe('a navigation that the page makes itself', () => {
    it('is the native side’s too', () => {
      goByProgram('/search?q=a');
      expect(sent).toHaveBeenCalledWith(asked('jumpPage', { path: '/search', query: { q: 'a' } }));
      expect(address()).toBe('/me');
    });

    it('goes back on the native side', () => {
      goByProgram(-1);
      expect(sent).toHaveBeenCalledWith(asked('goBack'));
    });

    it.each([
      ['replaces the address', '/search', { replace: true }, '/search'],
      ['stays on the page', '?tab=odds', undefined, '/me'],
    ])('is the page’s own where it %s', (_, to, options, expected) => {
      goByProgram(to, options);
      expect(sent).not.toHaveBeenCalled();
      expect(address()).toBe(expected);
    });

    it('is the page’s own where the iOS app opened it', () => {
      history.replaceState(null, '', '/es/me?origin=ios-app');
      goByProgram('/search');
      expect(sent).not.toHaveBeenCalled();
      expect(address()).toBe('/search');
    });
  });
});
