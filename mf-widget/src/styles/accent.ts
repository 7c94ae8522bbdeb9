import { type BrandTokens, tokensOf } from '@scoreline/shared-lib/brand';

/** WCAG's minimum contrast for text. */
export const readable = 4.5;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two `#rrggbb` colours by WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((part, at) =>
    Math.round(part + ((others[at] ?? 0) - part) * share),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour itself if it is readable on `ground`, else the nearest readable one towards `text`. */
export function readableOn(ground: string, colour: string, text: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, text, share);
    if (contrast(mixed, ground) >= readable) return mixed;
  }
  return text;
}

/** Accents for the light and dark theme, each readable on its surface. */
export function accentsOf(
  accent: string | null,
  style = 'scoreline',
): { light: string; dark: string } {
  const { light, dark }: BrandTokens = tokensOf(style);
  const own = ({ surfaceRaised, text, accent: usual }: BrandTokens['light']) =>
    accent ? readableOn(surfaceRaised, accent, text) : usual;
  return { light: own(light), dark: own(dark) };
}
