import { readBoot } from '@scoreline/shared-lib/brand';
import { createRoot } from 'react-dom/client';

import { App } from './App';
import { loadBuild } from './federation/loadBuild';
import { Remotes } from './federation/remotes';
import { startFederation } from './federation/runtime';
import { trustListedScripts } from './federation/trustListed';
import { pageNonce } from './nonce';
import { acceptRelease } from './release/acceptRelease';
import { listFiles } from './release/listedFiles';
import { matchRelease, routesOf } from './routes';

/** From the page's boot data to the first render, which waits for the first route's remote. */
export async function start(): Promise<void> {
  const boot = readBoot();
  const release = await acceptRelease(boot);
  const files = listFiles(release);
  trustListedScripts(files);
  const runtime = startFederation(files, pageNonce);
  const remotes = new Remotes({
    remotes: release.remotes,
    load: (build, attempt) => loadBuild(runtime, build, attempt),
  });
  const routes = routesOf(release);
  const first = matchRelease(routes, boot.brand, location.pathname);
  if (first) await remotes.load(first.remote);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<App brand={boot.brand} routes={routes} remotes={remotes} />);
}
