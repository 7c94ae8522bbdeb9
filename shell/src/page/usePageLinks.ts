import { useBrand } from '@scoreline/shared-lib/brand';
import { parsePath } from '@scoreline/shared-lib/contract';
import { handsOver, jumpPage } from '@scoreline/shared-lib/native';
import { useEffect } from 'react';

/** How long a pointer must rest on a link before it is prefetched, in milliseconds. */
const restMs = 80;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether the browser handles the link itself: a new window, a download, or an anchor on the same page. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.hash !== '';

/**
 * Listens on the document to every link within the site. `prefetch` gets the path, without base path and language, of a page
 * the visitor is about to open: the pointer rests on its link, or a touch begins. In the app, the native side opens links that
 * would reload the page.
 */
export function usePageLinks(prefetch: (to: string) => void): void {
  const { basePath } = useBrand();
  useEffect(() => {
    let rested: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const pageOf = (link: HTMLAnchorElement | null) => {
      if (link?.origin !== location.origin) return null;
      const { inBase, rest } = parsePath(basePath, link.pathname);
      return inBase ? { path: rest, search: link.search } : null;
    };
    const fetchAhead = (link: HTMLAnchorElement | null) => {
      const page = pageOf(link);
      if (page) prefetch(page.path + page.search);
    };
    const enter = (event: Event) => {
      const link = linkOf(event);
      if (link === rested) return;
      rested = link;
      clearTimeout(timer);
      if (link) timer = setTimeout(() => fetchAhead(link), restMs);
    };
    const touch = (event: Event) => fetchAhead(linkOf(event));
    const click = (event: MouseEvent) => {
      const link = linkOf(event);
      const page = pageOf(link);
      if (!link || !page || isForBrowser(event, link) || !handsOver()) return;
      event.preventDefault();
      const query = Object.fromEntries(new URLSearchParams(page.search));
      void jumpPage(page.path, query, () => location.assign(link.href));
    };
    document.addEventListener('pointerover', enter);
    document.addEventListener('touchstart', touch, { passive: true });
    document.addEventListener('click', click);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('touchstart', touch);
      document.removeEventListener('click', click);
    };
  }, [basePath, prefetch]);
}
