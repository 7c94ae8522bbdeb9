import { useTranslation } from '@scoreline/shared-lib/i18n';
import { reloadPage } from '@scoreline/shared-lib/native';
import { BuildRegion, ErrorState, SkeletonRows, WayOut } from '@scoreline/shared-lib/ui';
import { useRef } from 'react';

import { Boundary } from '../page/failure/Boundary';
import { useShownPage } from '../telemetry/useShownPage';
import { useRemote, useRemotes } from './RemotesContext';

/** Reloads the remote; if that did not help, reloads the whole page, through the app if there is one. */
function useRetry(remote: string): () => void {
  const remotes = useRemotes();
  const tried = useRef(false);
  return () => {
    if (tried.current) return void reloadPage();
    tried.current = true;
    void remotes.retry(remote);
  };
}

/** A route as its remote renders it, or its placeholder. */
export function RemoteRoute({ remote, path }: { remote: string; path: string }) {
  const remotes = useRemotes();
  const state = useRemote(remote);
  const { t } = useTranslation('shared');
  useShownPage(remote, path, state);
  const retry = useRetry(remote);
  const card = <RemoteCard remote={remote} onRetry={retry} />;
  if (state.status === 'loading') {
    return <SkeletonRows rows={8} rowHeight={56} label={t('states.loading')} />;
  }
  if (state.status === 'failed') return card;
  const { build, module } = state;
  const Component = module.routes.find((route) => route.path === path)?.Component;
  if (!Component) return card;
  return (
    <Boundary
      key={build.build + path}
      fallback={card}
      onError={(error) => remotes.renderFailed(remote, build, error)}
    >
      <BuildRegion
        remote={remote}
        build={build.build}
        onLost={(error) => remotes.partLost(remote, build, error)}
      >
        <Component />
      </BuildRegion>
    </Boundary>
  );
}

/** Replaces a remote that failed: reports whether the network is the cause, and retries without a page reload. */
function RemoteCard({ remote, onRetry }: { remote: string; onRetry(): void }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      remote={remote}
      title={t('remote.title')}
      message={t('remote.text')}
      retryLabel={t('remote.retry')}
      onRetry={onRetry}
    >
      <WayOut />
    </ErrorState>
  );
}
