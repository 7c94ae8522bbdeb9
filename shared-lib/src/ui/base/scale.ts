/** Pixels at the usual text size, so that what is written in them grows with the browser's own. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Type sizes, by their pixels at the usual text size. */
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

/** The smallest thing a finger has to hit. */
export const target = '44px';

export const media = {
  tablet: '@media (min-width: 768px)',
  wide: '@media (min-width: 1200px)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;

export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** Order of what floats above the page. */
export const layer = { header: 10, bar: 20, sheet: 40, dialog: 50, toast: 60 } as const;
