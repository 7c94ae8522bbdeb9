import { createInstance, registerGlobalPlugins } from '@module-federation/runtime';
import type { PlacedBuild } from '@scoreline/shared-lib/contract';

import type { ListedFiles } from '../release/listedFiles';
import * as runtimeCore from './facades/runtimeCore';
import { type Asked, listedEntries } from './listedEntries';
import { noteHost, noteRemote } from './moduleInfo';
import { pinShares } from './pinShares';

/** Loads `./remote` of a build, as a function that evaluates it. */
export type LoadRemote = (build: PlacedBuild, anew: boolean) => Promise<() => unknown>;

type HostOptions = Parameters<typeof createInstance>[0];

/** A remote's name for federation: `scores` for its first build on the page, `scores@{build}` for each other. */
function createNames() {
  const first = new Map<string, string>();
  return ({ name, build }: PlacedBuild): string => {
    const short = name.replace(/^mf-/, '');
    if (!first.has(name)) first.set(name, build);
    return first.get(name) === build ? short : `${short}@${build}`;
  };
}

/**
 * Starts federation: the host with its shares, and the plugins that restrict every instance on the page to the release and to
 * these shares. Remotes built without a runtime use the page's through the global object.
 */
export function startHost(
  files: ListedFiles,
  shared: NonNullable<HostOptions['shared']>,
  versions: Record<string, string>,
): LoadRemote {
  const asked = new Map<string, Asked>();
  const nameOf = createNames();
  registerGlobalPlugins([pinShares(versions), listedEntries(files, asked)]);
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
  });
  noteHost(host);
  return async (build, anew) => {
    const name = nameOf(build);
    const entry = new URL(build.base + build.entry, location.href).href;
    asked.set(entry, { build, anew });
    host.registerRemotes([{ name, entry, entryGlobalName: build.global, version: build.build }]);
    noteRemote(name, entry, build);
    const options = { loadFactory: false, from: 'runtime' } as const;
    const factory = await host.loadRemote<() => unknown>(`${name}/remote`, options);
    if (!factory) throw new Error(`${build.name} has no ./remote`);
    return factory;
  };
}
