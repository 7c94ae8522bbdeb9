import { alternatesOf, type BrandConfig, canonicalPath } from '@scoreline/shared-lib/contract';

/** A template with its `{{names}}` filled in; null while one of them is unknown. */
export function fillTemplate(template: string, values: Record<string, string>): string | null {
  const names = [...template.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return null;
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The element of the head with these attributes, created if it is missing. */
function element(tag: string, attributes: Record<string, string>): Element {
  const pairs = Object.entries(attributes);
  const selector = tag + pairs.map(([name, value]) => `[${name}="${value}"]`).join('');
  const known = document.head.querySelector(selector);
  if (known) return known;
  const made = document.createElement(tag);
  for (const [name, value] of pairs) made.setAttribute(name, value);
  document.head.append(made);
  return made;
}

const removeAll = (selector: string) =>
  document.head.querySelectorAll(selector).forEach((found) => found.remove());

export function writeWords(title: string, description: string): void {
  document.title = title;
  element('meta', { name: 'description' }).setAttribute('content', description);
  element('meta', { property: 'og:title' }).setAttribute('content', title);
  element('meta', { property: 'og:description' }).setAttribute('content', description);
}

/** Writes the page's canonical and alternate addresses and removes the previous page's; null marks the page as noindex. */
export function writeAddress(
  brand: BrandConfig,
  page: { language: string; rest: string } | null,
): void {
  removeAll(
    'script[type="application/ld+json"], link[rel="alternate"], link[rel="canonical"], meta[name="robots"]',
  );
  removeAll('meta[property="og:image"], meta[property="og:url"], meta[name="twitter:card"]');
  if (!page) return element('meta', { name: 'robots' }).setAttribute('content', 'noindex');
  const { origin } = new URL(brand.siteUrl);
  const own = origin + canonicalPath(brand, page.language, page.rest);
  element('link', { rel: 'canonical' }).setAttribute('href', own);
  element('meta', { property: 'og:url' }).setAttribute('content', own);
  for (const { hreflang, path } of alternatesOf(brand, page.rest))
    element('link', { rel: 'alternate', hreflang }).setAttribute('href', origin + path);
}
