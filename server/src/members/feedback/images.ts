import sharp from 'sharp';

export interface Screenshot {
  image: Buffer;
  width: number;
  height: number;
}

const formats = new Set(['png', 'jpeg', 'webp', 'gif']);
/** 16 million points: more than a screen has, and no bomb. */
const mostPixels = 16_000_000;
const longestSide = 2400;

/**
 * The picture itself, drawn anew as WebP: its form is read from the bytes, and nothing that was hidden in the file, nor
 * where it was taken, is kept. Null for what is no picture.
 */
export async function redraw(bytes: Buffer): Promise<Screenshot | null> {
  try {
    const input = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { format } = await input.metadata();
    if (!format || !formats.has(format)) return null;
    const size = { width: longestSide, height: longestSide, fit: 'inside' } as const;
    const { data, info } = await input
      .rotate()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
