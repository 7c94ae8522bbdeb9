import { neutralDark, neutralLight } from './neutral';
import type { BrandTokens } from './roles';

/** Yellow on green, swapped in dark mode. */
export const futebol: BrandTokens = {
  light: { ...neutralLight, accent: '#00653A', onAccent: '#FFE34D', focus: '#00653A' },
  dark: { ...neutralDark, accent: '#FFDD33', onAccent: '#00331C', focus: '#FFE980' },
};
