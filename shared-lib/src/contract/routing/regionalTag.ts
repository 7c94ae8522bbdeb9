import { languageOf } from './languages';

const known = new Map<string, string>();

/** The first country in the given languages: `GB` in `en-GB, fr`; null if none names one. */
export function regionOf(tags: readonly string[]): string | null {
  for (const tag of tags) {
    const [, region] = /-([A-Za-z]{2})(?=$|-)/.exec(tag) ?? [];
    if (region) return region.toUpperCase();
  }
  return null;
}

const scriptOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().script;

function tagIn(tag: string, region: string): string {
  const regional = `${tag}-${region}`;
  // Chinese of Taiwan and Serbian of Montenegro use another script than our texts.
  if (scriptOf(regional) !== scriptOf(tag)) return tag;
  const { locale } = new Intl.DateTimeFormat(regional).resolvedOptions();
  // If a browser lacks a country's English, it would fall back to that of the United States.
  return locale === 'en' ? 'en-GB' : regional;
}

/**
 * BCP-47 tag for dates and numbers: the page's language with the reader's country, `en-GB`. `tags` are the browser's languages;
 * if none names a country, the plain language tag is used.
 */
export function regionalTag(language: string, tags: readonly string[]): string {
  const { tag } = languageOf(language);
  const region = regionOf(tags);
  if (!region) return tag;
  const key = `${tag}-${region}`;
  const found = known.get(key) ?? tagIn(tag, region);
  known.set(key, found);
  return found;
}
