import { describe, expect, it } from '@jest/globals';
import type { RouteDescriptor } from '@scoreline/shared-lib/contract';

import { type Claim, claimProblems } from './claims';

const route = (path: string, over: Partial<RouteDescriptor> = {}): RouteDescriptor => ({
  ...{ path, layout: 'custom', title: 'page' },
  ...over,
});
const claim = (name: string, paths: string[], namespaces: string[] = []): Claim => ({
  ...{ name, routes: paths.map((path) => route(path)), namespaces },
});

describe('what a remote claims', () => {
  it('is its own where nobody else has it', () => {
    expect(claimProblems([claim('mf-news', ['/', '/news/:id'], ['news', 'news-home'])])).toEqual(
      [],
    );
  });

  it('may be a page that the server shows under an address of its own', () => {
    expect(claimProblems([claim('mf-widget', ['/widget'])])).toEqual([]);
    expect(claimProblems([claim('mf-news', ['/widget'])])).toEqual([
      'mf-news: /widget is owned by the server',
    ]);
  });

  it('is none of the shell’s pages, nor what would catch one', () => {
    expect(claimProblems([claim('mf-news', ['/privacy', '/apple/:id'])])).toEqual([
      'mf-news: /privacy is owned by shell',
      'mf-news: /apple/:id is owned by shell (/apple/redirect)',
    ]);
  });

  it.each(['xmf-news', 'mf-news!', 'mf-News', 'mf-'])('is refused under the name %s', (name) => {
    expect(claimProblems([claim(name, [], [name])])).toContain(
      `${name}: ${name} is not the name of a remote`,
    );
  });

  it('has texts under the name alone, which is what follows mf-', () => {
    expect(claimProblems([claim('xmf-news', [], ['xmf-news'])])).toEqual([
      'xmf-news: xmf-news is not the name of a remote',
    ]);
  });

  it('has no path twice, whatever its parameters are called', () => {
    expect(claimProblems([claim('mf-news', ['/news/:id', '/news/:slug'])])).toEqual([
      'mf-news: /news/:slug is there twice',
    ]);
  });

  it('clashes on a tab of the same name alone', () => {
    const news = { ...claim('mf-news', []), routes: [route('/news', { tab: 'scores' })] };
    const others = (tab: RouteDescriptor['tab']) => ({
      ...claim('mf-fans', []),
      routes: [route('/fans', { tab })],
    });
    expect(claimProblems([news, others('discover')])).toEqual([]);
    expect(claimProblems([news, others('scores')])).toEqual([
      'mf-fans: the tab scores is owned by mf-news',
    ]);
  });
});
