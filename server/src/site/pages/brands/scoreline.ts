import type { BrandFile } from '../brand';

export const brand: BrandFile = {
  key: 'scoreline',
  mid: 1,
  name: 'Scoreline',
  trademark: 'Scoreline™',
  environments: {
    prod: { hosts: ['scoreline.example', '*.scoreline.example'] },
    test: {
      hosts: ['scoreline-test.example'],
      apiUrl: 'https://scoreline-test.example',
      socketUrl: 'wss://scoreline-test.example/live',
    },
    preview: {
      hosts: ['scoreline-preview.example'],
      apiUrl: 'https://scoreline-preview.example',
      socketUrl: 'wss://scoreline-preview.example/live',
    },
  },
  basePath: '/',
  defaultLanguage: 'en',
  timeZone: 'Europe/London',
  description: 'Live football and basketball scores, odds and tips.',
  icon: { ground: '#08733A', figure: '#FFFFFF' },
  styleProvider: 'scoreline',
  supportEmail: 'support@scoreline.example',
  appUrlScheme: 'scoreline',
  appLoginLink: 'scoreline://login',
  widgetClientId: 'scoreline',
  primarySport: 'football',
};
