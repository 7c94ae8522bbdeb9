import type { BrandFile } from '../brand';

export const brand: BrandFile = {
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
  styleProvider: 'scoreline',
  supportEmail: 'support@scoreline.example',
  appUrlScheme: 'scoreline',
  appLoginLink: 'scoreline://login',
  widgetClientId: 'scoreline',
  primarySport: 'football',
};
