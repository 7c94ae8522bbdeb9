import type { Boot, BrandConfig } from '../contract';

/** A brand configuration for tests, by default Scoreline's. */
export const testBrand = (over: Partial<BrandConfig> = {}): BrandConfig => ({
  key: 'scoreline',
  mid: 1,
  name: 'Scoreline',
  trademark: 'Scoreline™',
  basePath: '/',
  siteUrl: 'https://scoreline.example',
  apiUrl: 'https://scoreline.example',
  socketUrl: 'wss://scoreline.example/live',
  defaultLanguage: 'en',
  styleProvider: 'scoreline',
  supportEmail: 'support@scoreline.example',
  appUrlScheme: 'scoreline',
  appLoginLink: 'scoreline://login',
  storeLinks: { ios: '', android: '' },
  widgetClientId: 'scoreline',
  tagManagerId: '',
  redirectUrls: {},
  rsaPublicKey: '',
  primarySport: 'football',
  env: 'test',
  debug: false,
  demoData: false,
  ...over,
});

export const testBoot = (over: Partial<BrandConfig> = {}): Boot => ({
  brand: testBrand(over),
  release: { release: '', signature: '', keyId: '' },
  releaseKeys: {},
  payload: null,
});
