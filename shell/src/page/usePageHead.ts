import { useBrand, useNamesOfPage } from '@scoreline/shared-lib/brand';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useRemotes } from '../remote/RemotesContext';
import type { OwnedRoute } from '../routes';
import { fillTemplate, writeAddress, writeWords } from './pageHead';

type Values = Record<string, string>;

/**
 * Title and description of a route, from its remote's templates or the shell's; unknown addresses use the shell's "not found".
 */
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

/** Updates title, description and addresses on navigation; the server writes those of the first page. */
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
    // The previous page's title does not apply here.
    else if (served.current === null) writeWords(brand.name, brand.name);
  }, [title, description, brand.name]);
}
