import { contrast } from '@scoreline/shared-lib/ui';

import { hslOf, toHex } from './hsl';

type Pair = readonly [string, string] | null;
type Theme = 'light' | 'dark';

interface Ground {
  surface: string;
  /** Used when a club has no colours, or none that differ from the other club's. */
  accent: string;
  text: string;
}
type Grounds = Record<Theme, Ground>;

const themes: readonly Theme[] = ['light', 'dark'];
const least = { contrast: 3, distance: 150, saturation: 0.2 };

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** Perceived distance of two colours, 0 to about 765, by the weighted formula known as "redmean". */
export function distance(one: string, other: string): number {
  const mean = (channel(one, 1) + channel(other, 1)) / 2;
  const apart = (at: number) => channel(one, at) - channel(other, at);
  const [red, green, blue] = [apart(1), apart(3), apart(5)];
  return Math.sqrt(
    (2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2,
  );
}

/** The colour, made lighter or darker in the same hue until it has enough contrast on the surface. */
function seenOn(surface: string, colour: string): string {
  const { hue, saturation, lightness } = hslOf(colour);
  const step = hslOf(surface).lightness > 0.5 ? -0.02 : 0.02;
  let shown = colour;
  for (let at = lightness; contrast(shown, surface) < least.contrast;) {
    at += step;
    shown = toHex({ hue, saturation, lightness: Math.min(Math.max(at, 0), 1) });
  }
  return shown;
}

/** A team's colour on a theme's ground. */
type Shade = (ground: Ground) => string;

/** Teams cannot be recognised by white, black or grey. */
function hasHue(colour: string): boolean {
  const { saturation, lightness } = hslOf(colour);
  return saturation >= least.saturation && lightness > 0.06 && lightness < 0.94;
}

const shadesOf = (pair: Pair): Shade[] =>
  (pair ?? []).filter(hasHue).map(
    (colour) =>
      ({ surface }) =>
        seenOn(surface, colour),
  );

const text: Shade = (ground) => ground.text;
const accent: Shade = (ground) => ground.accent;

/** Colours of both sides in a chart, chosen for both themes together so that a team keeps its hue. */
export function chartColours(
  home: Pair,
  away: Pair,
  grounds: Grounds,
): Record<Theme, { home: string; away: string }> {
  const own = shadesOf(home)[0] ?? (home ? text : accent);
  const differs = (shade: Shade) =>
    themes.every((theme) => distance(shade(grounds[theme]), own(grounds[theme])) >= least.distance);
  const other = [...shadesOf(away), text, accent].find(differs) ?? text;
  const on = (ground: Ground) => ({ home: own(ground), away: other(ground) });
  return { light: on(grounds.light), dark: on(grounds.dark) };
}
