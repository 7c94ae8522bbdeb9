export interface Hsl {
  /** Degrees, 0 to 360. */
  hue: number;
  /** 0 to 1, like the lightness. */
  saturation: number;
  lightness: number;
}

/** @param hex `#rrggbb` */
export function hslOf(hex: string): Hsl {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  let sixth = 4 + (red - green) / range;
  if (most === red) sixth = (green - blue) / range;
  else if (most === green) sixth = 2 + (blue - red) / range;
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
}

/** @returns `#RRGGBB` */
export function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (from: number) => {
    const at = (from + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}
