import type { Brand } from '../brand';

export const brand: Brand = {
  key: 'scoreline',
  mid: 1,
  name: 'Scoreline',
  trademark: 'Scoreline™',
  hosts: ['scoreline.example', '*.scoreline.example'],
  basePath: '/',
  defaultLanguage: 'en',
  timeZone: 'Europe/London',
  description: 'Live football and basketball scores, odds and tips.',
  icon: { ground: '#08733A', figure: '#FFFFFF' },
  apps: { ios: [], android: [] },
  styleProvider: 'scoreline',
  supportEmail: 'support@scoreline.example',
  appUrlScheme: 'scoreline',
  appLoginLink: 'scoreline://login',
  storeLinks: {
    ios: 'https://apps.apple.com/app/scoreline/id0000000001',
    android: 'https://play.google.com/store/apps/details?id=example.scoreline',
  },
  widgetClientId: 'scoreline',
  tagManagerId: '',
  redirectUrls: {},
  primarySport: 'football',
};
