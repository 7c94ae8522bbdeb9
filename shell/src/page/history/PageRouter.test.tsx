import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { createPageHistory, type PageHistory } from './pageHistory';
import { PageRouter } from './PageRouter';

let history: PageHistory;

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const page = (children = <Address />) => (
  <PageRouter history={history} basename="/es">
    {children}
  </PageRouter>
);

const shown = () => screen.getByRole('status').textContent;

/** Navigates as the browser's own buttons do. */
function goTo(path: string): void {
  window.history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/es/discover');
  history = createPageHistory();
});
afterEach(cleanup);

it('begins where the page is by the time it is drawn', () => {
  goTo('/es/me');
  render(page());
  expect(shown()).toBe('/me');
});

it('catches up with what happened while it was being drawn', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  function Slow() {
    use(arrived);
    return <Address />;
  }
  function Start() {
    const [begun, setBegun] = useState(false);
    return (
      <Suspense fallback={null}>
        {begun ? page(<Slow />) : <button onClick={() => startTransition(() => setBegun(true))} />}
      </Suspense>
    );
  }
  render(<Start />);
  await act(async () => screen.getByRole('button').click());
  expect(screen.queryByRole('status')).toBeNull();
  goTo('/es/favourites');
  await act(async () => arrive());
  expect(shown()).toBe('/favourites');
});

it('follows the links of the page and the buttons of the browser', async () => {
  render(
    page(
      <>
        <Link to="/search?q=a">Search</Link>
        <Address />
      </>,
    ),
  );
  expect(shown()).toBe('/discover');
  await act(async () => screen.getByRole('link').click());
  expect(shown()).toBe('/search');
  expect(window.location.search).toBe('?q=a');
  await act(async () => goTo('/es/me'));
  expect(shown()).toBe('/me');
});
