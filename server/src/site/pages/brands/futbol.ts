import type { BrandFile } from '../brand';

export const brand: BrandFile = {
  key: 'futbol',
  mid: 2,
  name: 'Fútbol',
  trademark: 'Fútbol™',
  environments: {
    prod: { hosts: ['futbol.example', '*.futbol.example'] },
    test: {
      hosts: ['futbol-test.example'],
      apiUrl: 'https://futbol-test.example',
      socketUrl: 'wss://futbol-test.example/live',
    },
    preview: {
      hosts: ['futbol-preview.example'],
      apiUrl: 'https://futbol-preview.example',
      socketUrl: 'wss://futbol-preview.example/live',
    },
  },
  basePath: '/livescore/',
  defaultLanguage: 'es',
  timeZone: 'Europe/Madrid',
  description: 'Resultados de fútbol y baloncesto en directo, cuotas y pronósticos.',
  icon: { ground: '#BE3A12', figure: '#FFFFFF' },
  styleProvider: 'futbol',
  supportEmail: 'ayuda@futbol.example',
  appUrlScheme: 'futbol',
  appLoginLink: 'futbol://login',
  widgetClientId: 'futbol',
  primarySport: 'football',
};
