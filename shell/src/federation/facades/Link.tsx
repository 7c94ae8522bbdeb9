import type { MouseEvent } from 'react';
import { type LinkProps, type Path, useHref, useResolvedPath } from 'react-router-dom';

import { handsOver, jumpPage } from '@scoreline/shared-lib/native';

import { usePrefetch } from '../../page/data/prefetch';
import { useNavigate } from './useNavigate';

type Click = MouseEvent<HTMLAnchorElement>;

/** Keys and buttons with which a person asks the browser, not the page, to open a link. */
const isForPage = (event: Click, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const isElsewhere = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(to);

/** A page that the browser loads anew, which in the app is the native side's to open. */
export function openDocument(event: Click, href: string, { pathname, search = '' }: Partial<Path>) {
  if (!handsOver() || !pathname) return;
  event.preventDefault();
  const query = Object.fromEntries(new URLSearchParams(search));
  void jumpPage(pathname, query, () => location.assign(href));
}

/** react-router's link without what it brings for its framework mode: prefetching, forms, server components. */
export function Link(props: Omit<LinkProps, 'discover' | 'prefetch'>) {
  const { to, onClick, replace, state, relative, target, reloadDocument, ...others } = props;
  const { preventScrollReset, viewTransition, children, ...rest } = others;
  const navigate = useNavigate();
  const resolved = useResolvedPath(isElsewhere(to) ? '' : to, { relative });
  const inside = useHref(isElsewhere(to) ? '' : to, { relative });
  const intent = usePrefetch(resolved.pathname + resolved.search);

  const follow = (event: Click) => {
    onClick?.(event);
    if (event.defaultPrevented || isElsewhere(to) || !isForPage(event, target)) return;
    if (reloadDocument) return openDocument(event, inside, resolved);
    event.preventDefault();
    const options = { replace, state: state as unknown, relative };
    void navigate(to, { ...options, preventScrollReset, viewTransition });
  };
  return (
    <a
      {...(isElsewhere(to) ? {} : intent)}
      {...rest}
      href={isElsewhere(to) ? to : inside}
      target={target}
      onClick={follow}
    >
      {children}
    </a>
  );
}
