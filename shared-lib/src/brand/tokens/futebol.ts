import { neutralDark, neutralLight } from './neutral';
import type { BrandTokens } from './roles';

/** Yellow on green; in the dark the two change places. */
export const futebol: BrandTokens = {
  light: { ...neutralLight, accent: '#00653A', onAccent: '#FFE34D', focus: '#00653A' },
  dark: { ...neutralDark, accent: '#FFDD33', onAccent: '#00331C', focus: '#FFE980' },
};
