import type { Gifs } from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import { LeastRecent } from '../../../store/collections/leastRecent';
import { fetchBounded, jsonOf } from '../../../store/fetchBounded';
import { BizError } from '../../../wire/gateway/bizError';

interface GifSettings {
  apiKey: string;
  /** `https://api.giphy.com` */
  apiUrl: string;
}

const side = z.coerce.number().int().positive();
const imageSchema = z.object({ url: z.url(), width: side, height: side });
const gifSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  title: z.string(),
  images: z.object({ fixed_width: imageSchema, downsized: imageSchema }),
});
const listSchema = z.object({
  data: z.array(gifSchema),
  pagination: z.object({ total_count: z.int(), count: z.int(), offset: z.int() }),
});
const oneSchema = z.object({ data: gifSchema });
type Found = z.infer<typeof gifSchema>;

const pageSize = 24;
const cacheMs = 10 * 60_000;
const patienceMs = 5_000;
const mostGifs = 5_000;
const largestList = 1024 * 1024;
const largestGif = 8 * 1024 * 1024;
/** No SVG: its scripts would run at this site's origin. */
const rasterTypes = new Set(['image/gif', 'image/webp', 'image/png', 'image/jpeg']);
export const gifPath = '/promotion-gifs';

export interface GifPicture {
  type: string;
  bytes: Buffer;
}

const present = ({ id, title, images }: Found): Gifs['gifs'][number] => ({
  ...{ id, title, width: images.fixed_width.width, height: images.fixed_width.height },
  preview: `${gifPath}/${id}/preview.gif`,
  image: `${gifPath}/${id}/image.gif`,
});

/** Proxies GIPHY, so that visitors' addresses and the API key stay on this server. */
export function createGifLibrary({ apiKey, apiUrl }: GifSettings) {
  const answers = new LeastRecent<{ at: number; page: Promise<Gifs> }>(500);
  /** URLs of pictures by id; only the library's own pictures are fetched. */
  const cache = new LeastRecent<{ preview: string; image: string }>(mostGifs);

  const isOfLibrary = (url: string): boolean => {
    const { host, protocol } = new URL(url);
    const isOwn = host === new URL(apiUrl).host;
    return isOwn || (protocol === 'https:' && host.endsWith('.giphy.com'));
  };

  async function ask<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>) {
    const url = `${apiUrl}/v1/gifs/${path}?${new URLSearchParams({ api_key: apiKey, ...query })}`;
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetchBounded(url, { signal, mostBytes: largestList });
    if (!answer.ok) throw new Error(`The GIF library answered ${answer.status}.`);
    return schema.parse(jsonOf(answer));
  }

  function remember({ id, images }: Found): void {
    const files = { preview: images.fixed_width.url, image: images.downsized.url };
    if (isOfLibrary(files.preview) && isOfLibrary(files.image)) cache.set(id, files);
  }

  async function list(text: string, offset: number, language: string): Promise<Gifs> {
    const page = { limit: String(pageSize), offset: String(offset), rating: 'g' };
    const query = text ? { ...page, q: text, lang: language } : page;
    const { data, pagination } = await ask(text ? 'search' : 'trending', query, listSchema);
    data.forEach(remember);
    const next = pagination.offset + pagination.count;
    const isLast = pagination.count === 0 || next >= pagination.total_count;
    return { gifs: data.map(present), cursor: isLast ? null : String(next) };
  }

  /** The URLs of a GIF's pictures. They are looked up if another server found the GIF. */
  async function filesOf(id: string) {
    const known = cache.get(id);
    if (known || !/^[\w-]{1,64}$/.test(id)) return known;
    const found = await ask(id, {}, oneSchema).catch(() => null);
    if (found?.data.id === id) remember(found.data);
    return cache.get(id);
  }

  return {
    /** GIFs that match a text; popular ones without a text. */
    async search(
      { text, cursor }: { text: string; cursor?: string | undefined },
      language: string,
    ): Promise<Gifs> {
      const offset = /^\d{1,4}$/.test(cursor ?? '') ? Number(cursor) : 0;
      const words = text.trim().toLowerCase();
      const key = `${language}:${offset}:${words}`;
      const known = answers.get(key);
      if (known && performance.now() - known.at < cacheMs) return known.page;
      const page = list(words, offset, language).catch(() => {
        answers.delete(key);
        throw new BizError('gifsNotOffered');
      });
      answers.set(key, { at: performance.now(), page });
      return page;
    },
    /** A picture of the library; null for any other id. */
    async picture(id: string, size: 'preview' | 'image'): Promise<GifPicture | null> {
      const url = (await filesOf(id))?.[size];
      if (!url) return null;
      const signal = AbortSignal.timeout(patienceMs);
      const { ok, headers, bytes } = await fetchBounded(url, { signal, mostBytes: largestGif });
      const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      return ok && rasterTypes.has(type) ? { type, bytes } : null;
    },
  };
}

export type GifLibrary = ReturnType<typeof createGifLibrary>;
