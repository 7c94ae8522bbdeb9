import { readFile } from 'node:fs/promises';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import { openMemberApp } from '../../members/accounts/testing';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import { loadBrands } from '../pages/brandList';
import type { SiteOptions } from '../well-known/options';
import { serveCalendars } from './serve';

const localesOf = (folder: string, language: string) =>
  readFile(
    new URL(`../../../../shared-lib/locales/${folder}${language}.json`, import.meta.url),
    'utf8',
  );

/** The texts of a shell build, from the sources. */
async function shellTexts(language: string): Promise<string> {
  const [shared, names] = await Promise.all([
    localesOf('', language),
    localesOf('names/', language),
  ]);
  return `{"shared":${shared},"names":${names}}`;
}

/** The whole server with its calendars, and a release with the texts of three languages. */
export async function openCalendarTest() {
  const brands = await loadBrands();
  const locales = { en: 'en', de: 'de', he: 'he' };
  const release = { shell: { build: 'a0000000000000aa', locales } };
  const limits = { now: 1 };
  const test = await openMemberApp(({ db, now }) => {
    const rateLimiter = memoryRateLimiter(() => limits.now);
    const options = {
      ...{ brands, env: 'prod', db, now, rateLimiter, publicUrl: 'https://scores.example' },
      defaultBrand: itemWhere(brands, ({ key }) => key === 'scoreline'),
      releases: { current: async () => ({ release }) },
    } as unknown as SiteOptions;
    const read = async (_name: string, _build: string, path?: string) =>
      path ? shellTexts(path) : null;
    const clock = () => limits.now;
    return { rateLimiter, pages: (app) => serveCalendars(app, { options, read, clock }) };
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/${path}`, headers });
  return { ...test, get, limits };
}
