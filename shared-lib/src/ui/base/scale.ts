/** Converts pixels at the usual text size to rem, which scales with the browser's text size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Font sizes, by their pixels at the usual text size. */
export const fontSize = {
  11: rem(11),
  12: rem(12),
  13: rem(13),
  15: rem(15),
  17: rem(17),
  22: rem(22),
  32: rem(32),
};
export const fontWeight = { regular: 400, medium: 500, bold: 700 } as const;

/** A distance in steps of 4 px. */
export const space = (steps: number): string => `${steps * 4}px`;

export const radius = { card: '12px', chip: '8px' } as const;

/** Minimum size of a touch target. */
export const target = '44px';

export const media = {
  tablet: '@media (min-width: 768px)',
  wide: '@media (min-width: 1200px)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;

export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** Stacking order of floating elements. */
export const layer = { header: 10, bar: 20, sheet: 40, dialog: 50, toast: 60 } as const;
