import { expect, it } from '@jest/globals';

import { contentSecurityPolicy } from './contentSecurity';

const images = (tagManagerId: string) =>
  /img-src ([^;]*)/.exec(
    contentSecurityPolicy({ scripts: [], styles: [] }, 'https://scoreline.example', {
      tagManagerId,
    }),
  )?.[1];

it('lets pictures come from the site alone, so that none carries data elsewhere', () => {
  expect(images('')).toBe("'self' data: blob:");
});

it('adds the tag manager’s hosts by name for the brands that have one', () => {
  expect(images('GTM-EXAMPLE')).toBe(
    "'self' data: blob: https://*.googletagmanager.com https://*.google-analytics.com",
  );
});

it('lets texts, pictures and fonts come from the builds’ CDN, out of its folder of builds', () => {
  const buildsBase = 'https://cdn.example/scoreline';
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, 'https://scoreline.example', {
    tagManagerId: '',
    buildsBase,
  });
  const having = policy.split('; ').filter((rule) => rule.includes(` ${buildsBase}/builds/`));
  expect(having.map((rule) => rule.split(' ')[0])).toEqual(['img-src', 'font-src', 'connect-src']);
});
