/** Colour roles. Components use a role, never a colour. */
export const roles = [
  'surface',
  'surfaceRaised',
  'line',
  'text',
  'textMuted',
  'accent',
  'onAccent',
  'live',
  'onLive',
  'up',
  'down',
  'win',
  'draw',
  'loss',
  'onResult',
  'warning',
  'focus',
] as const;

export type Role = (typeof roles)[number];
export type TokenSet = Record<Role, string>;
export type ColourScheme = 'light' | 'dark';
export type BrandTokens = Record<ColourScheme, TokenSet>;
