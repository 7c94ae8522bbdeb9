import { expect, it } from '@jest/globals';

import { contentSecurityPolicy, securityHeaders } from './contentSecurity';

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

const scripts = (tagManagerId: string, more: object = {}) =>
  /script-src ([^;]*)/.exec(
    contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: [] }, 'https://scoreline.example', {
      tagManagerId,
      ...more,
    }),
  )?.[1];

it('lets scripts come from the site, and from the hosts that the brand names, alone', () => {
  expect(scripts('')).toBe("'sha256-a' 'self'");
  expect(scripts('GTM-EXAMPLE')).toBe("'sha256-a' 'self' https://www.googletagmanager.com");
  expect(
    scripts('', { buildsBase: 'https://cdn.example', devOrigins: ['http://localhost:1'] }),
  ).toBe("'sha256-a' 'self' https://cdn.example/builds/ http://localhost:1");
});

it('lets no script without a hash come where there is no tag manager, and no worker but the site’s', () => {
  const name = 'integrity-policy';
  expect(securityHeaders('https://scoreline.example')).toHaveProperty(
    name,
    'blocked-destinations=(script)',
  );
  expect(securityHeaders('https://scoreline.example', 'GTM-EXAMPLE')).not.toHaveProperty(name);
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, 'https://scoreline.example', {
    tagManagerId: '',
  });
  expect(policy).toContain('; worker-src https://scoreline.example/sw.js;');
});

it('lets scripts, texts, pictures and fonts come from the builds’ CDN, out of its folder of builds', () => {
  const buildsBase = 'https://cdn.example/scoreline';
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, 'https://scoreline.example', {
    tagManagerId: '',
    buildsBase,
  });
  const having = policy.split('; ').filter((rule) => rule.includes(` ${buildsBase}/builds/`));
  expect(having.map((rule) => rule.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
  ]);
});
