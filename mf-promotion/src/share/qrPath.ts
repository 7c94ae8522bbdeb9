import { create } from 'qrcode';

/** White modules around a code, as the standard requires. */
const quietZone = 4;

/** A text's QR code as an SVG path of its dark modules, and the side length in modules. */
export function qrPath(text: string): { path: string; modules: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((isDark, at) =>
    isDark ? [`M${quietZone + (at % size)} ${quietZone + Math.floor(at / size)}h1v1h-1z`] : [],
  );
  return { path: dark.join(''), modules: size + 2 * quietZone };
}
