import type { Brand } from '../brand';

export const brand: Brand = {
  key: 'futebol',
  mid: 3,
  name: 'Futebol',
  trademark: 'Futebol™',
  hosts: ['futebol.example', '*.futebol.example'],
  basePath: '/livescore/',
  defaultLanguage: 'pt',
  timeZone: 'America/Sao_Paulo',
  description: 'Resultados de futebol e basquetebol ao vivo, odds e palpites.',
  icon: { ground: '#00653A', figure: '#FFE34D' },
  apps: { ios: [], android: [] },
  styleProvider: 'futebol',
  supportEmail: 'ajuda@futebol.example',
  appUrlScheme: 'futebol',
  appLoginLink: 'futebol://login',
  storeLinks: {
    ios: 'https://apps.apple.com/app/futebol/id0000000003',
    android: 'https://play.google.com/store/apps/details?id=example.futebol',
  },
  widgetClientId: 'futebol',
  tagManagerId: '',
  redirectUrls: {},
  primarySport: 'football',
};
