import {
  contractVersion,
  type PlacedBuild,
  type RemoteModule,
} from '@scoreline/shared-lib/contract';

import { nextTask } from '../page/nextTask';
import type { ListedFiles } from '../release/listedFiles';
import { type Container, loadContainer, runListed } from './container';
import { fitsContract } from './contractRange';
import type { InitContainer } from './runtime';

interface LoaderOptions {
  files: ListedFiles;
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
export function createBuildLoader({ files, init }: LoaderOptions) {
  /** By the entry's address: two builds may call theirs the same. */
  const containers = new Map<string, Container>();
  const ready = new Map<Container, Promise<void>>();
  const ran = new Set<string>();

  const containerOf = async ({ base, entry, global }: PlacedBuild, anew: boolean) => {
    const address = base + entry;
    const container =
      containers.get(address) ?? (await loadContainer(files, { address, global }, anew));
    containers.set(address, container);
    return container;
  };

  /** A container takes its shares once; a second time would be an error of its own. */
  const initOnce = (container: Container) => {
    const started = ready.get(container) ?? init(container);
    ready.set(container, started);
    started.catch(() => ready.delete(container));
    return started;
  };

  const runOnce = async (address: string, anew: boolean) => {
    if (ran.has(address)) return;
    await runListed(files, address, anew);
    ran.add(address);
  };

  /**
   * The first chunks run beside the entry, not after it: one round trip less, and a preload of theirs that failed is used up
   * with this attempt, where it would fail the next one without asking the network.
   */
  async function load(build: PlacedBuild, anew: boolean): Promise<RemoteModule> {
    const first = build.initial.map((path) => runOnce(build.base + path, anew));
    const [container] = await Promise.all([containerOf(build, anew), ...first]);
    await initOnce(container);
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
