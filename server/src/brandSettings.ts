import { z } from 'zod';

export class ConfigError extends Error {}

/** Values of the brand's file that an operator may replace. */
export interface BrandOverrides {
  name?: string;
  trademark?: string;
  hosts?: string[];
  supportEmail?: string;
}

/** An operator's settings of a brand; none of them but the overrides is in the code. */
export interface BrandSettings {
  storeLinks: { ios: string; android: string };
  tagManagerId: string;
  /** Older apps get the page with upgrade instructions; empty to support every version. */
  minAppVersion: string;
  /** Other sites' URLs by language, for languages that have a site of their own. */
  redirectUrls: Record<string, string>;
  apps: { ios: string[]; android: { packageName: string; sha256CertFingerprints: string[] }[] };
}

const storeUrl = (host: string) =>
  z.string().refine((text) => URL.canParse(text) && new URL(text).origin === `https://${host}`);
const fingerprint = '(?:[0-9A-F]{2}:){31}[0-9A-F]{2}';
const listOf = (one: RegExp) =>
  z.string().refine((text) => text.split(',').every((part) => one.test(part.trim())));

export const brandSettings = {
  NAME: [
    z.string().regex(/^[^\p{C}<>]{1,40}$/u),
    'a name of at most 40 characters',
    'Name of the site, in place of the brand’s.',
  ],
  HOSTS: [
    listOf(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    'a list of host names, separated by commas; *.scores.example stands for every name below it',
    'Host names of the site, in place of the brand’s.',
  ],
  SUPPORT_EMAIL: [
    z.email(),
    'an email address',
    'Sender of emails, and where the contact form sends to.',
  ],
  APP_STORE_URL: [
    storeUrl('apps.apple.com'),
    'an address of https://apps.apple.com',
    'Store of the iOS app.',
  ],
  PLAY_STORE_URL: [
    storeUrl('play.google.com'),
    'an address of https://play.google.com',
    'Store of the Android app.',
  ],
  TAG_MANAGER_ID: [
    z.string().regex(/^GTM-[A-Z0-9]+$/),
    'an id such as GTM-ABC123',
    'Google Tag Manager container.',
  ],
  MIN_APP_VERSION: [
    z.string().regex(/^\d{1,4}(\.\d{1,4}){0,3}$/),
    'a version such as 2.4.0',
    'Oldest app that is served.',
  ],
  REDIRECT_URLS: [
    listOf(/^[a-z]{2,3}=https?:\/\/[^\s,=?#]+$/),
    'a list of language=address, separated by commas, such as es=https://futbol.example/livescore',
    'Sends pages of a language to another site.',
  ],
  IOS_APP_IDS: [
    listOf(/^[A-Z0-9]{10}\.[\w.-]+$/),
    'a list of TEAMID.bundle.identifier, separated by commas',
    'iOS apps that open the site’s links.',
  ],
  ANDROID_APPS: [
    listOf(new RegExp(`^[\\w.]+=${fingerprint}$`)),
    'a list of package=SHA-256 fingerprint, separated by commas',
    'Android apps that open the site’s links.',
  ],
} satisfies Record<string, [schema: z.ZodType<string>, expected: string, about: string]>;

type Name = keyof typeof brandSettings;

export const brandKeys = ['scoreline', 'futbol', 'futebol'] as const;

/** Reads `BRAND_SCORELINE_APP_STORE_URL` and the like, by brand. Throws a `ConfigError` at the first invalid value. */
export function readBrandSettings(
  env: Record<string, string | undefined>,
): Record<string, BrandSettings & BrandOverrides> {
  return Object.fromEntries(
    brandKeys.map((key) => {
      const value = (name: Name) => read(env, key, name);
      return [key, { ...settingsOf(value), ...overridesOf(value) }];
    }),
  );
}

function overridesOf(value: (name: Name) => string): BrandOverrides {
  const [name, hosts, supportEmail] = [
    value('NAME'),
    parts(value('HOSTS')),
    value('SUPPORT_EMAIL'),
  ];
  return {
    ...(name && { name, trademark: name }),
    ...(hosts.length > 0 && { hosts }),
    ...(supportEmail && { supportEmail }),
  };
}

function read(env: Record<string, string | undefined>, key: string, name: Name): string {
  const variable = `BRAND_${key.toUpperCase()}_${name}`;
  const given = env[variable]?.trim() ?? '';
  const [schema, expected] = brandSettings[name];
  if (given === '' || schema.safeParse(given).success) return given;
  throw new ConfigError(
    `Configuration: ${variable} must be ${expected}, but is ${JSON.stringify(given)}.`,
  );
}

const parts = (text: string): string[] => (text ? text.split(',').map((one) => one.trim()) : []);

const settingsOf = (value: (name: Name) => string): BrandSettings => ({
  storeLinks: { ios: value('APP_STORE_URL'), android: value('PLAY_STORE_URL') },
  tagManagerId: value('TAG_MANAGER_ID'),
  minAppVersion: value('MIN_APP_VERSION'),
  redirectUrls: Object.fromEntries(
    parts(value('REDIRECT_URLS')).map((entry) => entry.split('=') as [string, string]),
  ),
  apps: { ios: parts(value('IOS_APP_IDS')), android: androidApps(parts(value('ANDROID_APPS'))) },
});

/** A package signed with several keys appears once for each. */
function androidApps(entries: string[]): BrandSettings['apps']['android'] {
  const apps = new Map<string, string[]>();
  for (const [packageName = '', key = ''] of entries.map((entry) => entry.split('=')))
    apps.set(packageName, [...(apps.get(packageName) ?? []), key]);
  return [...apps].map(([packageName, keys]) => ({ packageName, sha256CertFingerprints: keys }));
}
