import type { BrandFile } from '../brand';

export const brand: BrandFile = {
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
  styleProvider: 'futbol',
  supportEmail: 'ayuda@futbol.example',
  appUrlScheme: 'futbol',
  appLoginLink: 'futbol://login',
  widgetClientId: 'futbol',
  primarySport: 'football',
};
