/** Type sizes in pixels. */
export const fontSize = {
  11: '11px',
  12: '12px',
  13: '13px',
  15: '15px',
  17: '17px',
  22: '22px',
  32: '32px',
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
