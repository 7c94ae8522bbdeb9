import type { BrandFile } from '../brand';

export const brand: BrandFile = {
  key: 'futebol',
  mid: 3,
  name: 'Futebol',
  trademark: 'Futebol™',
  environments: {
    prod: { hosts: ['futebol.example', '*.futebol.example'] },
    test: {
      hosts: ['futebol-test.example'],
      apiUrl: 'https://futebol-test.example',
      socketUrl: 'wss://futebol-test.example/live',
    },
    preview: {
      hosts: ['futebol-preview.example'],
      apiUrl: 'https://futebol-preview.example',
      socketUrl: 'wss://futebol-preview.example/live',
    },
  },
  basePath: '/livescore/',
  defaultLanguage: 'pt',
  timeZone: 'America/Sao_Paulo',
  description: 'Resultados de futebol e basquetebol ao vivo, odds e palpites.',
  icon: { ground: '#00653A', figure: '#FFE34D' },
  styleProvider: 'futebol',
  supportEmail: 'ajuda@futebol.example',
  appUrlScheme: 'futebol',
  appLoginLink: 'futebol://login',
  widgetClientId: 'futebol',
  primarySport: 'football',
};
