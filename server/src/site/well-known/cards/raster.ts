import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';

import { sfntOf } from './sfnt';

const { resolve } = createRequire(import.meta.url);

/** The fonts of images, shipped with the server, so that an image looks the same on every machine. */
const ownFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  resolve(`dejavu-fonts-ttf/ttf/${name}`),
);

const thai = 'noto-sans-thai';

/** The font of a script that those fonts lack, unpacked into a file for the life of the process. */
function unpackedFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scoreline-faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const woff = resolve(`@fontsource/${thai}/files/${thai}-thai-700-normal.woff`);
  const file = join(folder, `${thai}.ttf`);
  writeFileSync(file, sfntOf(readFileSync(woff)));
  return file;
}

let fontFiles: string[] | undefined;

/** The width of cards; their height follows from their `viewBox`. */
export const cardWidth = 1200;

/** An SVG as a PNG, `width` pixels wide. */
export function rasterise(svg: string, width: number): Buffer {
  fontFiles ??= [...ownFiles, unpackedFile()];
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  });
  return image.render().asPng();
}
