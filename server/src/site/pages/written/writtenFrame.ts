import {
  type Layout,
  type MainTab,
  type RouteDescriptor,
  shownTabs,
  tabOutlines,
} from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../../wire/html';

export interface FrameOf {
  brand: { key: string; name: string };
  /** Whether the page states that its matches are invented. */
  demoData: boolean;
  routes: readonly RouteDescriptor[];
  /** States that live updates need a newer browser. */
  oldBrowser: string;
  layout: Layout;
  tab: MainTab | undefined;
  addressOf(rest: string): string;
  /** The texts under `tabs` of the shell, and its word for demo data. */
  tabNames: Map<string, string>;
  demoWord: string;
}

const icon = (tab: MainTab) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${tabOutlines[tab]}"/></svg>`;

function tabLink(tab: MainTab, path: string, frame: FrameOf): string {
  const current = tab === frame.tab ? 'page' : undefined;
  const opening = attributes({ href: frame.addressOf(path), 'aria-current': current });
  return `<a${opening}>${icon(tab)}<span>${escapeHtml(frame.tabNames.get(tab) ?? '')}</span></a>`;
}

function bar(frame: FrameOf): string {
  const { brand, demoData, demoWord, routes, tabNames } = frame;
  const demo = demoData ? `<small>${escapeHtml(demoWord)}</small>` : '';
  const initial = escapeHtml(brand.name.charAt(0));
  const name = `<span aria-hidden="true">${initial}</span><b>${escapeHtml(brand.name)}</b>`;
  const home = `<a class="frame-home"${attributes({ href: frame.addressOf('/') })}>${name}${demo}</a>`;
  const links = shownTabs(routes, brand.key).map(({ tab, path }) => tabLink(tab, path, frame));
  const label = attributes({ 'aria-label': tabNames.get('label') });
  const tabs = `<nav class="frame-tabs"${label}>${links.join('')}</nav>`;
  return `<header class="frame-bar">${home}${tabs}</header>`;
}

/**
 * The frame of a written page, like the shell's own: the bar of main tabs, whose links work without scripts. The style sheet
 * from the shell's build styles both.
 */
export function writtenFrame(frame: FrameOf, written: string): string {
  const { demoData, demoWord, layout, oldBrowser, tab } = frame;
  const strip = demoData ? `<p class="frame-strip">${escapeHtml(demoWord)}</p>` : '';
  const main = `<main class="written"${attributes({ 'data-tab': tab })}>${written}</main>`;
  // The style sheet shows it in browsers in which the application doesn't start.
  const old = `<p class="frame-old">${escapeHtml(oldBrowser)}</p>`;
  return `<div class="frame"${attributes({ 'data-layout': layout })}>${bar(frame)}${strip}${old}${main}</div>`;
}
