import { jest } from '@jest/globals';
import type { Boot } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import type { InjectOptions } from 'fastify';

import { servedPages } from './fixtures/servedPages';

export const list = { date: '2026-11-21', leagues: [], serverTime: '2026-11-21T12:00:00.000Z' };

/** The pages of a brand with one remote; `ask` answers their first data. */
export async function askedPages() {
  const ask = jest.fn<(path: string, request: unknown) => Promise<unknown>>();
  ask.mockResolvedValue(list);
  const { app, folder } = await servedPages({ ask });
  const get = (url: string, headers: InjectOptions['headers'] = {}) =>
    app.inject({ url, headers: { ...english, ...headers } });
  return { ask, folder, get };
}

export type AskedPages = Awaited<ReturnType<typeof askedPages>>;

export const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const english = { host: 'scoreline.example', 'accept-language': 'en', 'user-agent': browser };

export const bootOf = (html: string): Boot =>
  JSON.parse(itemAt(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)!, 1));

export const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => tag);

export const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

export const schemas = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
