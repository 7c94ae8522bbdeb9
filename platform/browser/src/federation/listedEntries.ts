import type {
  ModuleFederationRuntimePlugin,
  RemoteEntryExports as Container,
} from '@module-federation/runtime/types';
import type { PlacedBuild } from '@scoreline/shared-lib/contract';

import { nextTask } from '../nextTask';
import type { ListedFiles } from '../release/listedFiles';
import { locateScript } from './fromCdn';

/** A build that the host loads; `anew` after a failed attempt. */
export interface Asked {
  build: Pick<PlacedBuild, 'base' | 'entry' | 'global' | 'initial'>;
  anew: boolean;
}

export const scriptTimeoutMs = 10_000;

/**
 * A script element that runs only if its bytes match the signed hash. With `anew`, after a failed attempt, it loads from the
 * site only.
 */
async function listedScript(
  files: ListedFiles,
  address: string,
  anew: boolean,
): Promise<HTMLScriptElement> {
  const integrity = files.integrityOf(address);
  if (!integrity) throw new Error(`${address} is not part of the release`);
  const source = anew ? address : await locateScript(address, integrity);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.async = true;
  script.src = source;
  return script;
}

const run = (script: HTMLScriptElement) =>
  new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => () => reject(new Error(`${script.src} ${reason}`));
    const timer = setTimeout(fail('has not answered'), scriptTimeoutMs);
    script.onload = () => resolve();
    script.onerror = fail('could not be loaded, or is not what was signed');
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => clearTimeout(timer));
    document.head.append(script);
  });

/** Whether the value is the container that a remote's entry script assigns to its global name. */
const isContainer = (value: unknown): value is Container => {
  const { init, get } = (value ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
};

/**
 * A runtime plugin that loads entry scripts listed in the release, by hash and within a time limit, and caches each build's
 * container by the address of its entry. `asked` maps these addresses to the builds that the host loads; any other entry
 * throws.
 */
export function listedEntries(
  files: ListedFiles,
  asked: ReadonlyMap<string, Asked>,
): ModuleFederationRuntimePlugin {
  const containers = new Map<string, Container>();
  const ran = new Set<string>();

  async function runListed(address: string, anew: boolean): Promise<void> {
    const script = await listedScript(files, address, anew);
    await run(script).finally(() => script.remove());
  }

  async function runOnce(address: string, anew: boolean): Promise<void> {
    if (ran.has(address)) return;
    await runListed(address, anew);
    ran.add(address);
  }

  async function containerOf({ build, anew }: Asked): Promise<Container> {
    const address = build.base + build.entry;
    const known = containers.get(address);
    if (known) return known;
    await runListed(address, anew);
    // Read right after the script, before another script can run.
    const container = (globalThis as Record<string, unknown>)[build.global];
    // A script that assigns no container must not get the one of another build with the same name.
    if (!isContainer(container) || [...containers.values()].includes(container))
      throw new Error(`${address} left no container`);
    containers.set(address, container);
    return container;
  }

  return {
    name: 'scoreline-listed-entries',
    /**
     * Runs the first chunks in parallel with the entry. This saves a round trip, and this attempt uses up a failed preload,
     * which would otherwise fail the next attempt without a network request.
     */
    async loadEntry({ remoteInfo: { entry } }) {
      const one = asked.get(entry);
      if (!one) throw new Error(`${entry} is not part of the release`);
      const { base, initial } = one.build;
      const first = initial.map((path) => runOnce(base + path, one.anew));
      const [container] = await Promise.all([containerOf(one), ...first]);
      return container;
    },
    // On a slow phone each of these steps fills a whole task.
    async initContainer(args) {
      await nextTask();
      return args;
    },
  };
}
