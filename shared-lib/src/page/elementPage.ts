import { currentLanguage, sharedNamespace, useTranslation } from '@scoreline/shared-lib/i18n';
import { type ComponentType, createElement, useEffect, useMemo, useRef, useState } from 'react';
import { useHref, useNavigate, useParams } from 'react-router-dom';

/** What an app of another framework is told of the page that it stands in. */
export interface PageContext {
  /** Parameters of the route, by the names in its path. */
  params: Readonly<Record<string, string | undefined>>;
  /** As in the page's address: `en`, `pt`. */
  language: string;
  /** The address of a path of the site, with brand and language: for `href`. */
  href(path: string): string;
  /** Goes to a path of the site without loading a page. */
  navigate(path: string): void;
}

export interface MountedApp {
  /** Another match, another language: the app stays. Without it the app is told nothing. */
  update?(context: PageContext): void;
  unmount(): void;
}

/** Puts an app into an element that is its own. What it throws, at once or later, is the page's failure, as a component's is. */
export type MountApp = (
  element: HTMLElement,
  context: PageContext,
) => MountedApp | Promise<MountedApp>;

function usePageContext(): PageContext {
  const params = useParams();
  // Told of every change of the language.
  useTranslation(sharedNamespace);
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const language = currentLanguage();
  return useMemo(
    () => ({
      ...{ params, language },
      href: (path) => base + path,
      navigate: (path) => void navigate(path),
    }),
    [params, language, base, navigate],
  );
}

/** The component of a route whose page is written in another framework than React: Vue, Svelte, Lit, or none. */
export function elementPage(mount: MountApp): ComponentType {
  return function ElementPage() {
    const element = useRef<HTMLDivElement>(null);
    const context = usePageContext();
    const newest = useRef(context);
    const app = useRef<MountedApp | null>(null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);

    useEffect(() => {
      const host = element.current;
      if (!host) return undefined;
      let isLeft = false;
      const begin = async (): Promise<void> => {
        const given = newest.current;
        const mounted = await mount(host, given);
        if (isLeft) return mounted.unmount();
        app.current = mounted;
        if (newest.current !== given) mounted.update?.(newest.current);
      };
      begin().catch((error: unknown) => !isLeft && setFailure({ error }));
      return () => {
        isLeft = true;
        app.current?.unmount();
        app.current = null;
      };
    }, []);

    useEffect(() => {
      newest.current = context;
      app.current?.update?.(context);
    }, [context]);

    if (failure) throw failure.error;
    return createElement('div', { ref: element });
  };
}
