import { neutralDark, neutralLight } from './neutral';
import type { BrandTokens } from './roles';

/** Pitch green. */
export const scoreline: BrandTokens = {
  light: { ...neutralLight, accent: '#08733A', onAccent: '#FFFFFF', focus: '#08733A' },
  dark: { ...neutralDark, accent: '#3DD584', onAccent: '#04200F', focus: '#7BE8AE' },
};
