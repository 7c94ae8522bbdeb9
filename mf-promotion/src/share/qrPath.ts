import { create } from 'qrcode';

/** Modules of white around a code, as its standard asks. */
const quietZone = 4;

/** A text's QR code as the outline of its dark modules, in a square of so many modules. */
export function qrPath(text: string): { path: string; modules: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((isDark, at) =>
    isDark ? [`M${quietZone + (at % size)} ${quietZone + Math.floor(at / size)}h1v1h-1z`] : [],
  );
  return { path: dark.join(''), modules: size + 2 * quietZone };
}
