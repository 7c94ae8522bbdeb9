import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';

import { useTranslation } from '../../i18n';
import { ErrorState } from './ErrorState';
import { useBuildRegion } from './BuildRegion';
import { WayOut } from './WayOut';

const Nothing = () => null;

/** How long an offline browser, which may have the part cached, gets to load it before the card appears, in milliseconds. */
export const partPatienceMs = 3_000;

/** A truncated script may be in the HTTP cache, so the retry refetches it past the cache first. */
async function refresh(error: unknown): Promise<void> {
  const { request } = (error ?? {}) as { request?: string };
  if (request) await fetch(request, { cache: 'reload', mode: 'cors' }).catch(() => undefined);
}

/** A part that can be preloaded. */
export type LaterPart<P extends object> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A part whose code loads when it is first rendered, or at `preload`; `Waiting` is its placeholder. Unlike `React.lazy` it can
 * retry after a failure, and React's suspense delay does not hold back ready content. A slow part keeps its placeholder. A card
 * appears if the load failed or the browser is offline, and a part that still arrives replaces it. A `quiet` part, a detail not
 * worth a card, fails silently.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = Nothing,
  { quiet = false } = {},
): LaterPart<P> {
  let known: ComponentType<P> | null = null;
  let reason: unknown;
  async function preload(): Promise<void> {
    known ??= await load();
  }
  function Later(props: P) {
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const region = useBuildRegion();
    const lost = useEffectEvent((error: Error) => region?.onLost(error) || setFailed(true));
    useEffect(() => {
      let gone = false;
      const taken = (loaded: ComponentType<P>) => {
        known = loaded;
        // A part may be a whole page, so a transition keeps the page responsive while it renders.
        if (!gone) startTransition(() => setPart(() => loaded));
      };
      if (known) return taken(known);
      const late = setInterval(() => navigator.onLine || setFailed(true), partPatienceMs);
      const refused = (error: Error) => {
        reason = error;
        if (!gone) lost(error);
      };
      const ready = attempt > 0 ? refresh(reason) : Promise.resolve();
      void ready
        .then(load)
        .then(taken, refused)
        .finally(() => clearInterval(late));
      return () => {
        gone = true;
        clearInterval(late);
      };
    }, [attempt]);
    const retry = () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    };
    if (Part) return <Part {...props} />;
    if (failed && !quiet) return <NotLoaded remote={region?.remote} onRetry={retry} />;
    return <Waiting />;
  }
  return Object.assign(Later, { preload });
}

function NotLoaded(props: { remote: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <ErrorState message={t('errors.network')} {...props}>
      <WayOut />
    </ErrorState>
  );
}
