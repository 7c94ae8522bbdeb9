import {
  contractVersion,
  type PlacedBuild,
  type RemoteModule,
} from '@scoreline/shared-lib/contract';

import { nextTask } from '../page/nextTask';
import type { ListedFiles } from '../release/listedFiles';
import { loadContainer, runListed } from './container';
import { fitsContract } from './contractRange';
import type { InitContainer } from './runtime';

interface LoaderOptions {
  files: ListedFiles;
  nonce: string;
  init: InitContainer;
}

function moduleIn(exposed: unknown): RemoteModule {
  const { remote, default: other } = (exposed ?? {}) as Record<string, RemoteModule | undefined>;
  const module = remote ?? other;
  if (!Array.isArray(module?.routes)) throw new Error('./remote does not export a remote');
  return module;
}

/** On a retry the files come from the network again: what the HTTP cache holds may be what was broken. */
async function refresh({ base, entry, initial }: PlacedBuild): Promise<void> {
  const files = [entry, ...initial].map((path) => fetch(base + path, { cache: 'reload' }));
  await Promise.allSettled(files);
}

/** Makes the function that loads and evaluates one build of a remote. */
export function createBuildLoader({ files, nonce, init }: LoaderOptions) {
  const ready = new Map<string, Promise<void>>();
  const ran = new Set<string>();

  /** A container takes its shares once; a second time would be an error of its own. */
  const initOnce = (global: string, ...container: Parameters<InitContainer>) => {
    const started = ready.get(global) ?? init(...container);
    ready.set(global, started);
    started.catch(() => ready.delete(global));
    return started;
  };

  const runOnce = async (address: string, anew: boolean) => {
    if (ran.has(address)) return;
    await runListed(files, address, { nonce, anew });
    ran.add(address);
  };

  /**
   * The first chunks run beside the entry, not after it: one round trip less, and a preload of theirs that failed is used up
   * with this attempt, where it would fail the next one without asking the network.
   */
  async function load(build: PlacedBuild, anew: boolean): Promise<RemoteModule> {
    const entry = { address: build.base + build.entry, global: build.global };
    const first = build.initial.map((path) => runOnce(build.base + path, anew));
    const [container] = await Promise.all([loadContainer(files, entry, { nonce, anew }), ...first]);
    await initOnce(build.global, container);
    await nextTask();
    const factory = await container.get('./remote');
    await nextTask();
    return moduleIn(factory());
  }

  return async (build: PlacedBuild, attempt: number): Promise<RemoteModule> => {
    if (!fitsContract(build.contract, contractVersion)) {
      throw new Error(`${build.name} was made for contract ${build.contract}`);
    }
    const anew = attempt > 0;
    if (anew) await refresh(build);
    return load(build, anew);
  };
}
