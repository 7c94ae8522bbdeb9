import { createRequire } from 'node:module';

import { Resvg } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);

/** The faces that images are set in; they come with the server, so that an image looks the same on every machine. */
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  resolve(`dejavu-fonts-ttf/ttf/${name}`),
);

/** An SVG as a PNG `width` pixels wide. */
export function rasterise(svg: string, width: number): Buffer {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  });
  return image.render().asPng();
}
