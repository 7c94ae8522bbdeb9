import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';

import { useTranslation } from '../../i18n';
import { ErrorState } from './ErrorState';
import { useBuildRegion } from './BuildRegion';
import { WayOut } from './WayOut';

const Nothing = () => null;

/** How long an offline browser is waited for, which may have the part kept; then a card stands in its place. */
export const partPatienceMs = 3_000;

/** A script that was broken on its way may be what the HTTP cache keeps: it is fetched past it before it is asked for again. */
async function refresh(error: unknown): Promise<void> {
  const { request } = (error ?? {}) as { request?: string };
  if (request) await fetch(request, { cache: 'reload', mode: 'cors' }).catch(() => undefined);
}

/** A part that can be fetched before it is shown. */
export type LaterPart<P extends object> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A part whose code comes when it is first shown, or at `preload`; `Waiting` stands in for it. Unlike `React.lazy` it can be
 * asked for again after a failure, and it does not hold back what is ready by React's suspense delay. A part that is only slow
 * keeps what waits; a card says so once it failed or the browser is offline, and what still arrives replaces it. A `quiet` part that
 * fails is missing without a word: a detail, for which a card would be too much.
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
        // In slices, between which the page answers: a part may be a whole page.
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
