import { beforeEach, expect, it, jest } from '@jest/globals';
import { createAppStore } from '@scoreline/shared-lib/api';
import { initI18n, loadNamespaces } from '@scoreline/shared-lib/i18n';
import type { ReleasedRemote } from '@scoreline/shared-lib/contract';
import { testBoot, testEnvironment } from '@scoreline/shared-lib/testing';
import { stubGlobal } from '@scoreline/shared-lib/testing/stubGlobal';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import shared from '../../shared-lib/locales/en.json';
import texts from '../locales/en.json';
import { Remotes } from '@scoreline/platform-browser';
import { createPageHistory } from './page/history/pageHistory';
import { type OwnedRoute, routesOf } from './routes';

/** Name of the component that throws; all others render normally. */
let broken = '';
let thrown = 0;

/** A module whose components throw while `broken` is their name. */
function breakable(module: unknown, name: string) {
  const parts = module as Record<string, (props: never) => ReactNode>;
  const Component = (props: never) => {
    if (broken !== name) return parts[name]?.(props);
    thrown += 1;
    throw new Error(`${name} is broken`);
  };
  return { ...parts, [name]: Component };
}

jest.mock('./frame/MainTabs', () => breakable(jest.requireActual('./frame/MainTabs'), 'MainTabs'));
jest.mock('./frame/HeaderBar', () =>
  breakable(jest.requireActual('./frame/HeaderBar'), 'HeaderBar'),
);
jest.mock('./frame/Frame', () => breakable(jest.requireActual('./frame/Frame'), 'Frame'));
jest.mock('./footer/Footer', () => breakable(jest.requireActual('./footer/Footer'), 'Footer'));
jest.mock('./notices/Notices', () => breakable(jest.requireActual('./notices/Notices'), 'Notices'));
jest.mock('./page/NotFound', () => breakable(jest.requireActual('./page/NotFound'), 'NotFound'));
jest.mock('./page/history/PageRouter', () =>
  breakable(jest.requireActual('./page/history/PageRouter'), 'PageRouter'),
);

let onPhone = false;

const release = { remotes: {} } as Parameters<typeof routesOf>[0];

const noRemotes = () => new Remotes({ remotes: {}, load: () => Promise.reject(new Error('none')) });

async function open(
  part: string,
  path = '/nowhere',
  {
    key = 'scoreline',
    isPhone = false,
    routes = routesOf(release),
    remotes = noRemotes(),
    more = {},
  } = {},
): Promise<void> {
  window.history.replaceState(null, '', path);
  onPhone = isPhone;
  broken = part;
  thrown = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const namespaces: Record<string, typeof texts | typeof shared> = {
    shell: texts,
    shared,
    ...more,
  };
  await initI18n({ language: 'en', load: async (name) => namespaces[name] ?? {} });
  await loadNamespaces(['shell', ...Object.keys(more)]);
  stubGlobal('matchMedia', (query: string) => ({
    // A getter, because the query is evaluated once, on first use.
    get matches() {
      return !onPhone && query.includes('min-width');
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { App } = await import('./App');
  const { brand } = testBoot({ key });
  const environment = testEnvironment({
    fetch: () => Promise.reject(new TypeError('This test has no server.')),
    rsaPublicKey: '',
  });
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  const app = (
    <App
      {...{ brand, history: createPageHistory(), basename: '/', routes, remotes }}
      store={createAppStore({ boot: { brand }, environment })}
      prefetch={() => undefined}
      offeredLanguage="es"
    />
  );
  render(app, { container: root });
}

beforeEach(cleanup);

it.each([
  ['MainTabs', '/nowhere', 'Page Not Found: /nowhere'],
  ['HeaderBar', '/language', 'System language'],
  ['Footer', '/nowhere', 'Page Not Found: /nowhere'],
  ['Notices', '/nowhere', 'Page Not Found: /nowhere'],
])('the page stands without its %s where that throws', async (part, path, text) => {
  await open(part, path);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(thrown).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a page of the shell that throws leaves the frame, and says so in its place', async () => {
  await open('NotFound');
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

it('an address without a page has the main tabs on a phone, and one that is a step of another has not', async () => {
  await open('', '/nowhere', { isPhone: true });
  await screen.findByText('Page Not Found: /nowhere');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  cleanup();
  await open('', '/language', { isPhone: true });
  await screen.findAllByText('System language');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

it.each(['Frame', 'PageRouter'])('a throw in %s leaves a card that tries again', async (part) => {
  await open(part);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it.each([
  ['futbol', '/trial', 'Page Not Found: /trial'],
  ['futbol', '/app-upgrade', 'Page Not Found: /app-upgrade'],
  ['futbol', '/language', 'System language'],
])('%s has %s as its server has it, when a link leads there too', async (brand, path, text) => {
  await open('', path, { key: brand });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

it('a page that says what it is about is not drawn again for its name in the tab', async () => {
  const { usePageNames } = await import('@scoreline/shared-lib/brand');
  let drawn = 0;
  function Club() {
    drawn += 1;
    usePageNames({ club: 'Ada Rovers' });
    return <p>Ada Rovers, founded 1899</p>;
  }
  const page = { path: '/club', title: 'club', layout: 'tab' as const };
  const build = { name: 'mf-club', build: 'a', routes: [page], namespaces: ['club'] };
  const module = {
    ...{ contract: '^1.0.0', namespaces: ['club'] },
    routes: [{ path: '/club', Component: Club }],
  };
  const remotes = new Remotes({
    remotes: { 'mf-club': build as never as ReleasedRemote },
    load: () => Promise.resolve(module),
  });
  await remotes.load('mf-club');
  const routes = [...routesOf(release), { ...page, remote: 'mf-club' }] as OwnedRoute[];
  const more = { club: { page: { club: { title: '{{club}} – {{brand}}' } } } };
  await open('', '/club', { routes, remotes, more });
  await waitFor(() => expect(document.title).toBe('Ada Rovers – Scoreline'));
  expect(screen.getByText('Ada Rovers, founded 1899')).toBeTruthy();
  expect(drawn).toBe(1);
});
