import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { address } from './environment';

interface Preset {
  compileEmbeds(options: {
    root: string;
    directory: string;
    mode: 'development';
  }): Promise<[path: string, text: string][]>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const preset = new URL('../platform/kit/src/preset/embedPlugin.js', import.meta.url).href;
const base = '/builds/mf-widget/other/';

/**
 * Another version of the widget, compiled differently from the same sources. It is served in place of the site's own, under its
 * own build id. Returns the address of its loader.
 */
export async function compileOtherWidget() {
  const { compileEmbeds } = (await import(preset)) as Preset;
  const directory = fileURLToPath(new URL('../mf-widget', import.meta.url));
  const files = new Map(await compileEmbeds({ root, directory, mode: 'development' }));
  const loader = `${address}/widget/embed.js?v=1&build=other`;
  return {
    loader,
    async serveTo(page: Page): Promise<void> {
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
      await page.route(loader, (route) => {
        const text = files.get('element/embed.js') ?? '';
        return route.fulfill({
          headers,
          body: text.replaceAll('__WIDGET_BUILD__', `${base}element/`),
        });
      });
      await page.route(`${address}${base}**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ headers, body: files.get(pathname.slice(base.length)) ?? '' });
      });
    },
  };
}
