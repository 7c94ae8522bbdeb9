import { currentLanguage, sharedNamespace, useTranslation } from '@scoreline/shared-lib/i18n';
import { type ComponentType, createElement, useEffect, useMemo, useRef, useState } from 'react';
import { useHref, useNavigate, useParams } from 'react-router-dom';

/** The page's context, passed to an app of another framework. */
export interface PageContext {
  /** Parameters of the route, by their names in its path. */
  params: Readonly<Record<string, string | undefined>>;
  /** As in the page's address: `en`, `pt`. */
  language: string;
  /** Full address of a path of the site, with brand and language, for `href`. */
  href(path: string): string;
  /** Navigates to a path of the site without loading a page. */
  navigate(path: string): void;
}

export interface MountedApp {
  /** Called when parameters or language change while the app stays mounted. Optional. */
  update?(context: PageContext): void;
  unmount(): void;
}

/** Mounts an app into its own element. Errors it throws, synchronously or later, are handled like a component's. */
export type MountApp = (
  element: HTMLElement,
  context: PageContext,
) => MountedApp | Promise<MountedApp>;

function usePageContext(): PageContext {
  const params = useParams();
  // Rerenders when the language changes.
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

/** Creates the component of a route whose page is written in another framework than React: Vue, Svelte, Lit, or none. */
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
