import sharp from 'sharp';

export interface Screenshot {
  image: Buffer;
  width: number;
  height: number;
}

const formats = new Set(['png', 'jpeg', 'webp', 'gif']);
/** 16 million pixels: more than any screen has, and small enough to rule out decompression bombs. */
const mostPixels = 16_000_000;
const longestSide = 2400;

/**
 * Re-encodes a picture as WebP. The format is detected from the bytes; hidden data and the location are dropped. Null if the
 * bytes are no picture.
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
