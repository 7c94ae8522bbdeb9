import type { Brand } from '../brand';

export const brand: Brand = {
  key: 'futbol',
  mid: 2,
  name: 'Fútbol',
  trademark: 'Fútbol™',
  hosts: ['futbol.example', '*.futbol.example'],
  basePath: '/livescore/',
  defaultLanguage: 'es',
  timeZone: 'Europe/Madrid',
  description: 'Resultados de fútbol y baloncesto en directo, cuotas y pronósticos.',
  icon: { ground: '#BE3A12', figure: '#FFFFFF' },
  apps: { ios: [], android: [] },
  styleProvider: 'futbol',
  supportEmail: 'ayuda@futbol.example',
  appUrlScheme: 'futbol',
  appLoginLink: 'futbol://login',
  storeLinks: {
    ios: 'https://apps.apple.com/app/futbol/id0000000002',
    android: 'https://play.google.com/store/apps/details?id=example.futbol',
  },
  widgetClientId: 'futbol',
  tagManagerId: '',
  redirectUrls: {},
  primarySport: 'football',
};
