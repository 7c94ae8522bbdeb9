import { type LanguageEntry, pathTo } from '@scoreline/shared-lib/contract';

import type { Brand } from '../../pages/brand';

const surface = { light: '#F5F7F9', dark: '#0B0F14' };

/** A brand's web app manifest in a language, in which the app then opens; `description` is already translated. */
export function webManifest(brand: Brand, { code, tag, dir }: LanguageEntry, description: string) {
  const base = brand.basePath;
  return {
    id: base,
    name: brand.name,
    short_name: brand.name,
    description,
    lang: tag,
    dir,
    start_url: `${pathTo(brand, code, '/')}?from=homescreen`,
    scope: base,
    display: 'standalone',
    orientation: 'any',
    background_color: surface.dark,
    theme_color: surface.dark,
    categories: ['sports', 'news'],
    // The page's own icon is omitted: a browser that checks whether it can install the app would fetch it again.
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `${base}icons/${purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
