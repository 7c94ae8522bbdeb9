import type { ListedFiles } from '../release/listedFiles';
import { locateScript } from './fromCdn';

/** What a remote's entry script leaves under its global name. */
export interface Container {
  init(shareScope: unknown, initScope: unknown[], options: object): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

export const scriptTimeoutMs = 10_000;

/**
 * A script element that runs only if its bytes are those the release was signed with: `anew` where an earlier attempt has
 * failed, and then from the site alone.
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

const isContainer = (value: unknown): value is Container => {
  const { init, get } = (value ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
};

/** Runs a script of the release. @throws when it fails, is late, or is not what was signed. */
export async function runListed(files: ListedFiles, address: string, anew: boolean): Promise<void> {
  const script = await listedScript(files, address, anew);
  await run(script).finally(() => script.remove());
}

/** Containers that were taken: a script that leaves none must not be given the one of another build of the same name. */
const taken = new WeakSet<Container>();

/** Runs a remote's entry script and takes the container it leaves. @throws when it fails, is late, or leaves none. */
export async function loadContainer(
  files: ListedFiles,
  entry: { address: string; global: string },
  anew: boolean,
): Promise<Container> {
  await runListed(files, entry.address, anew);
  // Right after the script: no other script has run in between.
  const container = (globalThis as Record<string, unknown>)[entry.global];
  if (!isContainer(container) || taken.has(container))
    throw new Error(`${entry.address} left no container`);
  taken.add(container);
  return container;
}
