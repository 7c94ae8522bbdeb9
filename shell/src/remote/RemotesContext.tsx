import { PagesProvider, useBrand } from '@scoreline/shared-lib/brand';
import { isClosed } from '@scoreline/shared-lib/contract';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';

import type { Remotes, RemoteState } from '@scoreline/platform-browser';

const RemotesContext = createContext<Remotes | null>(null);

export function RemotesProvider(props: { remotes: Remotes; children: ReactNode }) {
  const { key } = useBrand();
  const pages = useMemo(
    () => props.remotes.pages.filter(({ path }) => !isClosed(key, path, null)),
    [props.remotes, key],
  );
  return (
    <RemotesContext value={props.remotes}>
      <PagesProvider pages={pages}>{props.children}</PagesProvider>
    </RemotesContext>
  );
}

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider above it.');
  return remotes;
}

/** A remote's state; the first call starts loading it. */
export function useRemote(name: string): RemoteState {
  const remotes = useRemotes();
  const state = useSyncExternalStore(remotes.subscribe, () => remotes.state(name));
  useEffect(() => void remotes.load(name), [remotes, name]);
  return state;
}
