import { RemoteBoundary } from './RemoteBoundary';
import { RemoteCard } from './RemoteCard';
import { useRemote, useRemotes } from './RemotesContext';

/** A route as its remote renders it, or what stands in its place. */
export function RemoteRoute({ remote, path }: { remote: string; path: string }) {
  const remotes = useRemotes();
  const state = useRemote(remote);
  if (state.status === 'loading') return <div aria-busy="true" />;
  if (state.status === 'failed') {
    return <RemoteCard remote={remote} onRetry={() => void remotes.retry(remote)} />;
  }
  const { build, module } = state;
  const Component = module.routes.find((route) => route.path === path)?.Component;
  if (!Component) {
    return <RemoteCard remote={remote} onRetry={() => void remotes.retry(remote)} />;
  }
  return (
    <RemoteBoundary
      key={build.build + path}
      onError={(error) => remotes.renderFailed(remote, build, error)}
    >
      <Component />
    </RemoteBoundary>
  );
}
