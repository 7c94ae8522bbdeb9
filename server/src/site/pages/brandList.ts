import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AppEnv } from '@scoreline/shared-lib/contract';

import { readBrandSettings, type BrandSettings } from '../../brandSettings';
import type { Brand, BrandFile } from './brand';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'brands');

const none: BrandSettings = {
  storeLinks: { ios: '', android: '' },
  tagManagerId: '',
  minAppVersion: '',
  redirectUrls: {},
  apps: { ios: [], android: [] },
};

/** The keys of all brands, one per file in `brands/`. */
export const brandKeys = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

export async function loadBrands(
  settings = readBrandSettings({}),
  env: AppEnv = 'prod',
): Promise<Brand[]> {
  const modules = await Promise.all(
    brandKeys().map((key) => import(`./brands/${key}.ts`) as Promise<{ brand: BrandFile }>),
  );
  return modules.map(({ brand: { environments, ...brand } }) => ({
    ...none,
    ...brand,
    ...environments[env],
    ...settings[brand.key],
  }));
}

export interface BrandList {
  brands: Brand[];
  /** The brand for unknown host names and numbers. */
  defaultBrand: Brand;
  /** The brand of a `mid`. */
  numbered(brandNumber: number): Brand;
}

/** Every brand, and the default one by the configuration's key. */
export async function openBrands(
  defaultKey = 'scoreline',
  settings?: ReturnType<typeof readBrandSettings>,
  env?: AppEnv,
): Promise<BrandList> {
  const brands = await loadBrands(settings, env);
  const defaultBrand = brands.find(({ key }) => key === defaultKey);
  if (!defaultBrand) throw new Error('The default brand has no file.');
  return {
    brands,
    defaultBrand,
    numbered: (brandNumber) => brands.find(({ mid }) => mid === brandNumber) ?? defaultBrand,
  };
}

/** Whether a brand's pattern, `scoreline.example` or `*.scoreline.example`, matches this host. */
export const covers = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** The brand of a host name; `fallback` for unknown hosts. */
export function brandOfHost(brands: readonly Brand[], host: string, fallback: Brand): Brand {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return brands.find(({ hosts }) => hosts.some((pattern) => covers(pattern, name))) ?? fallback;
}
