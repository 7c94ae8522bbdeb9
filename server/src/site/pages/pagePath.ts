const suffix = '/_payload.json';

/** The path of a page, whether it was asked for itself or its data alone. */
export function pagePath(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return path.endsWith(suffix) ? path.slice(0, -suffix.length) || '/' : path;
}

export const isPayload = (url: string): boolean => (url.split('?')[0] ?? '').endsWith(suffix);
