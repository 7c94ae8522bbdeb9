function luminance(hex: string): number {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Minimum contrast of large and bold text; all other text needs 4.5. */
export const largeText = 3;

/** A readable colour on `ground`: `wish` if its contrast is at least `least`, otherwise white, otherwise black. */
export function readableOn(ground: string, wish: string, least = 4.5): string {
  if (contrast(ground, wish) >= least) return wish;
  return contrast(ground, '#ffffff') >= least ? '#ffffff' : '#000000';
}
