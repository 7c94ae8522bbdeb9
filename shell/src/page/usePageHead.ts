import { useBrand, useNamesOfPage } from '@scoreline/shared-lib/brand';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useRemotes } from '../remote/RemotesContext';
import type { OwnedRoute } from '../routes';
import { fillTemplate, writeAddress, writeWords } from './pageHead';

type Values = Record<string, string>;

/** The words of a route: its remote's templates, or the shell's; a page nobody has is the shell's "not found". */
function useWords(route: OwnedRoute | undefined, params: Values) {
  const { name: brand } = useBrand();
  const names = useNamesOfPage();
  const namespace = useRemotes().namespaceOf(route?.remote ?? null) ?? 'shell';
  const { i18n } = useTranslation(namespace);
  const words = (part: string): string | null => {
    const key = `page.${route?.title ?? 'notFound'}.${part}`;
    if (!i18n.exists(key, { ns: namespace })) return null;
    const template = i18n.t(key, { ns: namespace, skipInterpolation: true });
    return fillTemplate(template, { ...params, ...names, brand });
  };
  return { title: words('title'), description: words('description') };
}

/** Keeps title, description and addresses right as one goes from page to page; those of the first are the server's. */
export function usePageHead(route: OwnedRoute | undefined, params: Values): void {
  const brand = useBrand();
  const { code } = useLocale();
  const { pathname } = useLocation();
  const { title, description } = useWords(route, params);
  const served = useRef<string | null>(pathname);
  const isFound = route !== undefined;

  useEffect(() => {
    if (pathname === served.current) return;
    served.current = null;
    writeAddress(brand, isFound ? { language: code, rest: pathname } : null);
  }, [brand, code, pathname, isFound]);

  useEffect(() => {
    if (title) writeWords(title, description ?? title);
    // What the page before was called is no name for this one.
    else if (served.current === null) writeWords(brand.name, brand.name);
  }, [title, description, brand.name]);
}
