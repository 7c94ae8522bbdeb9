type Pair = readonly [string, string] | null;

interface Ground {
  surface: string;
  /** What stands in where a club's own colours cannot be told apart. */
  accent: string;
  text: string;
}

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

function luminance(hex: string): number {
  const part = (at: number) => {
    const value = channel(hex, at) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** Contrast of two `#rrggbb` colours by WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** How far apart two colours look, 0 to about 765: the weighted distance known as "redmean". */
export function distance(one: string, other: string): number {
  const mean = (channel(one, 1) + channel(other, 1)) / 2;
  const [red, green, blue] = [1, 3, 5].map((at) => channel(one, at) - channel(other, at));
  return Math.sqrt(
    (2 + mean / 256) * red! ** 2 + 4 * green! ** 2 + (2 + (255 - mean) / 256) * blue! ** 2,
  );
}

const least = { contrast: 3, distance: 150 };

/** The first of a club's colours that is seen on the surface. */
const seen = (pair: Pair, ground: Ground): string | undefined =>
  pair?.find((colour) => contrast(colour, ground.surface) >= least.contrast);

/** Colours of both sides in a chart: their clubs', where each is seen on the surface and beside the other. */
export function chartColours(
  home: Pair,
  away: Pair,
  ground: Ground,
): { home: string; away: string } {
  const own = seen(home, ground) ?? ground.accent;
  const candidates = [...(away ?? []), ground.text, ground.accent];
  const other = candidates.find(
    (colour) =>
      contrast(colour, ground.surface) >= least.contrast && distance(colour, own) >= least.distance,
  );
  return { home: own, away: other ?? ground.text };
}
