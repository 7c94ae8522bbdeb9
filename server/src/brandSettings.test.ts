import { describe, expect, it } from '@jest/globals';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import { ConfigError, readConfig } from './config';
import { brandOfHost, openBrands } from './site/pages/brandList';

const fingerprint = Array.from({ length: 32 }, () => 'A1').join(':');
const env = {
  BRAND_SCORELINE_APP_STORE_URL: 'https://apps.apple.com/app/invented/id1',
  BRAND_SCORELINE_PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=invented.app',
  BRAND_SCORELINE_TAG_MANAGER_ID: 'GTM-ABC123',
  BRAND_FUTBOL_IOS_APP_IDS: 'ABCDE12345.invented.futbol, ABCDE12345.invented.other',
  BRAND_FUTBOL_ANDROID_APPS: `invented.futbol=${fingerprint},invented.futbol=${fingerprint}`,
};

describe('settings of a brand', () => {
  it('are its own, and empty where nothing is said', async () => {
    const { brands } = await openBrands('scoreline', readConfig(env).brands);
    const of = (key: string) => itemWhere(brands, (brand) => brand.key === key);
    expect(of('scoreline')).toMatchObject({
      storeLinks: { ios: env.BRAND_SCORELINE_APP_STORE_URL },
      tagManagerId: 'GTM-ABC123',
      apps: { ios: [], android: [] },
    });
    expect(of('futbol').apps).toEqual({
      ios: ['ABCDE12345.invented.futbol', 'ABCDE12345.invented.other'],
      android: [
        { packageName: 'invented.futbol', sha256CertFingerprints: [fingerprint, fingerprint] },
      ],
    });
    expect(of('futebol')).toMatchObject({
      storeLinks: { ios: '', android: '' },
      tagManagerId: '',
    });
  });

  it('replace name, hosts and support address', async () => {
    const own = {
      BRAND_SCORELINE_NAME: 'Invented Scores',
      BRAND_SCORELINE_HOSTS: 'scores.invented.example, *.scores.invented.example',
      BRAND_SCORELINE_SUPPORT_EMAIL: 'help@invented.example',
    };
    const { brands, defaultBrand } = await openBrands('scoreline', readConfig(own).brands);
    expect(defaultBrand).toMatchObject({
      ...{ name: 'Invented Scores', trademark: 'Invented Scores' },
      hosts: ['scores.invented.example', '*.scores.invented.example'],
      supportEmail: 'help@invented.example',
    });
    expect(brandOfHost(brands, 'www.scores.invented.example', brands[1]!)).toBe(defaultBrand);
    const { defaultBrand: asInFile } = await openBrands('scoreline', readConfig({}).brands);
    expect(asInFile).toMatchObject({ name: 'Scoreline', trademark: 'Scoreline™' });
  });

  it.each([
    ['BRAND_SCORELINE_NAME', '<b>'],
    ['BRAND_SCORELINE_HOSTS', 'https://scores.example'],
    ['BRAND_SCORELINE_SUPPORT_EMAIL', 'nobody'],
    ['BRAND_SCORELINE_APP_STORE_URL', 'https://evil.example/app'],
    ['BRAND_SCORELINE_PLAY_STORE_URL', 'javascript:alert(1)'],
    ['BRAND_FUTEBOL_TAG_MANAGER_ID', 'UA-1'],
    ['BRAND_FUTBOL_IOS_APP_IDS', 'invented'],
    ['BRAND_FUTBOL_ANDROID_APPS', 'invented.futbol=AA:BB'],
    ['BRAND_FUTBOL_MIN_APP_VERSION', 'two'],
    ['BRAND_FUTBOL_REDIRECT_URLS', 'es=javascript:alert(1)'],
  ])('%s=%s stops the start', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`Configuration: ${name} must be`);
  });
});
