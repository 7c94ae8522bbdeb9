const suffix = '/_payload.json';

/** The page's path, for the page itself or its data. */
export function pagePath(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return path.endsWith(suffix) ? path.slice(0, -suffix.length) || '/' : path;
}

export const isPayload = (url: string): boolean => (url.split('?')[0] ?? '').endsWith(suffix);
