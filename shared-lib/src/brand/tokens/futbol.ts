import { neutralDark, neutralLight } from './neutral';
import type { BrandTokens } from './roles';

/** Warm red, distinct from the pinker red of live matches. */
export const futbol: BrandTokens = {
  light: { ...neutralLight, accent: '#BE3A12', onAccent: '#FFFFFF', focus: '#BE3A12' },
  dark: { ...neutralDark, accent: '#FF8A5C', onAccent: '#2B0D02', focus: '#FFB394' },
};
