import type { ModuleFederation } from '@module-federation/runtime';
import { addGlobalSnapshot } from '@module-federation/runtime/core';
import type { PlacedBuild } from '@scoreline/shared-lib/contract';

type Snapshot = Parameters<typeof addGlobalSnapshot>[0][string];

const remotesInfo: Record<string, { matchedVersion: string }> = {};

/** Lists the host in federation's global object, which the browser's module federation tools read. */
export function noteHost({ name, options }: ModuleFederation): void {
  const shared = Object.entries(options.shared).map(([sharedName, [one]]) => ({
    sharedName,
    version: one?.version,
  }));
  const info = { version: '', remoteEntry: '', remotesInfo, shared, modules: [] };
  addGlobalSnapshot({ [name]: info as unknown as Snapshot });
}

/** Lists a remote there on its first request: the runtime does so only for remotes with a manifest. */
export function noteRemote(name: string, entry: string, { build, global }: PlacedBuild): void {
  remotesInfo[name] = { matchedVersion: build };
  const info = {
    version: build,
    buildVersion: build,
    globalName: global,
    publicPath: entry.replace(/[^/]*$/, ''),
    remoteEntry: entry,
    remoteEntryType: 'global',
    remotesInfo: {},
    shared: [],
    modules: [{ moduleName: 'remote', modulePath: './remote' }],
  };
  addGlobalSnapshot({ [`${name}:${build}`]: info as unknown as Snapshot });
}
