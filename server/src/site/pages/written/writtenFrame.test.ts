/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import type { RouteDescriptor } from '@scoreline/shared-lib/contract';

import { type FrameOf, writtenFrame } from './writtenFrame';

const routes: RouteDescriptor[] = [
  { path: '/me', layout: 'tab', title: 'me', tab: 'me' },
  { path: '/favourites', layout: 'tab', title: 'favourites', tab: 'favourites' },
  { path: '/', layout: 'tab', title: 'home', tab: 'scores' },
  { path: '/search', layout: 'custom', title: 'search' },
];

const frame: FrameOf = {
  brand: { key: 'scoreline', name: 'Score & line' },
  demoData: true,
  routes,
  layout: 'tab',
  tab: 'scores',
  addressOf: (rest) => `/en${rest === '/' ? '' : rest}`,
  tabNames: new Map([
    ['label', 'Main'],
    ['scores', 'Scores'],
    ['favourites', 'Favourites'],
    ['me', 'Profile'],
  ]),
  demoWord: 'Demo data',
  oldBrowser: 'Live updates need a newer browser.',
};

const written = (over: Partial<FrameOf> = {}, html = '<h1>Today</h1>') =>
  new DOMParser().parseFromString(writtenFrame({ ...frame, ...over }, html), 'text/html').body;

it('has the tabs of the release in their order, with where they lead', () => {
  const links = [...written().querySelectorAll('nav a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Scores', '/en'],
    ['Favourites', '/en/favourites'],
    ['Profile', '/en/me'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  expect(written().querySelector('nav')?.getAttribute('aria-label')).toBe('Main');
  expect(written().querySelectorAll('nav svg path')).toHaveLength(3);
});

it('leaves out what the brand has closed', () => {
  const links = written({ brand: { key: 'futbol', name: 'Futbol' } }).querySelectorAll('nav a');
  expect([...links].map(({ textContent }) => textContent)).toEqual(['Scores', 'Profile']);
});

it('stands around the page, as the layout has it', () => {
  expect(written().querySelector('.frame[data-layout="tab"] > main')?.innerHTML).toBe(
    '<h1>Today</h1>',
  );
  const other = written({ layout: 'custom', tab: undefined }, '');
  expect(other.querySelector('.frame')?.getAttribute('data-layout')).toBe('custom');
  expect(other.querySelector('[aria-current]')).toBeNull();
  expect(other.querySelector('main')?.innerHTML).toBe('');
});

it('has the line for old browsers, which the style sheet shows to no other', () => {
  expect(written().querySelector('.frame-old')?.textContent).toBe(frame.oldBrowser);
});

it('names the brand, and says that the matches are invented only where they are', () => {
  expect(written().querySelector('.frame-home')?.textContent).toBe('SScore & lineDemo data');
  expect(written().querySelector('.frame-strip')?.textContent).toBe('Demo data');
  expect(written({ demoData: false }).textContent).not.toContain('Demo data');
});
