import { useTranslation } from '@scoreline/shared-lib/i18n';
import { PlaceOfBuild, SkeletonRows } from '@scoreline/shared-lib/ui';

import { usePlace } from '../telemetry/usePlace';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteCard } from './RemoteCard';
import { useRemote, useRemotes } from './RemotesContext';

/** A route as its remote renders it, or what stands in its place. */
export function RemoteRoute({ remote, path }: { remote: string; path: string }) {
  const remotes = useRemotes();
  const state = useRemote(remote);
  const { t } = useTranslation('shared');
  usePlace(remote, path, state);
  const card = <RemoteCard remote={remote} onRetry={() => void remotes.retry(remote)} />;
  if (state.status === 'loading') {
    return <SkeletonRows rows={8} rowHeight={56} label={t('states.loading')} />;
  }
  if (state.status === 'failed') return card;
  const { build, module } = state;
  const Component = module.routes.find((route) => route.path === path)?.Component;
  if (!Component) return card;
  return (
    <RemoteBoundary
      key={build.build + path}
      fallback={card}
      onError={(error) => remotes.renderFailed(remote, build, error)}
    >
      <PlaceOfBuild
        remote={remote}
        build={build.build}
        onLost={(error) => remotes.partLost(remote, build, error)}
      >
        <Component />
      </PlaceOfBuild>
    </RemoteBoundary>
  );
}
