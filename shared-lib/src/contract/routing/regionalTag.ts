import { languageOf } from './languages';

const known = new Map<string, string>();

/** The country that somebody's languages name first: `GB` of `en-GB, fr`; null where they name none. */
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
  // Chinese of Taiwan and Serbian of Montenegro are written in other letters than our texts.
  if (scriptOf(regional) !== scriptOf(tag)) return tag;
  const { locale } = new Intl.DateTimeFormat(regional).resolvedOptions();
  // Where a browser has no English of a country, plain English would be that of the United States.
  return locale === 'en' ? 'en-GB' : regional;
}

/**
 * BCP-47 tag that dates and numbers are written by: a page's language as the reader's country writes it, `en-GB`.
 * `tags` are the browser's languages; without a country among them the language speaks for itself.
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
