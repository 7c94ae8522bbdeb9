import type { Role, TokenSet } from './roles';

/** Opacities in percent at which a role is used: not all supported browsers have `color-mix`. */
const tints = {
  text: [4, 8, 14],
  textMuted: [70],
  accent: [8, 12, 22, 65],
  live: [12],
  up: [12],
  down: [12],
  win: [12, 50],
  loss: [12, 50],
  warning: [12, 50],
  surfaceRaised: [85],
} satisfies Partial<Record<Role, readonly number[]>>;

/** A colour with alpha: `#10161D0A`. */
export const tinted = (colour: string, percent: number): string =>
  colour +
  Math.round(percent * 2.55)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');

/** Every tint of a token set: `['accent', 12, '#08733A1F']`. */
export const tintsOf = (set: TokenSet): [role: Role, percent: number, colour: string][] =>
  (Object.entries(tints) as [Role, readonly number[]][]).flatMap(([role, percents]) =>
    percents.map((percent): [Role, number, string] => [role, percent, tinted(set[role], percent)]),
  );
