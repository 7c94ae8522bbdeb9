import type { PlacedBuild, RemoteModule } from '@scoreline/shared-lib/contract';
import { readJson, sessionStore, writeJson } from '@scoreline/shared-lib/device';

const reloadsKey = 'reload-loop';
const begunKey = 'begun-builds';
const mostReloads = 3;
const windowMs = 10_000;

/** A reload: its time, and the builds that the page before it had started. */
interface Reload {
  at: number;
  builds: string[];
}

/** Reloaded without the visitor: by a reload, or by a script that navigates to the current address. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') return true;
  const { origin, pathname } = location;
  return document.referrer.split(/[?#]/)[0] === origin + pathname;
}

/** Without storage there is no record of reloads, and so no brake. */
const read = <Item>(key: string) => readJson<Item[]>(sessionStore(), key) ?? [];
const write = (key: string, items: readonly unknown[]) => writeJson(sessionStore(), key, items);

/** A visitor who has touched the page reloads it on purpose, which is no loop. */
function forgetForVisitors(): void {
  addEventListener('pagehide', () => {
    if (navigator.userActivation?.hasBeenActive) write(reloadsKey, []);
  });
}

/**
 * Records that this page was reloaded. At the third reload in ten seconds, returns the builds that the earlier pages had
 * started, one of which most likely causes the reloads; otherwise none. `now` is in milliseconds.
 */
export function loopingBuilds(
  now: number = Date.now(),
  hasReloaded: () => boolean = isReloaded,
): ReadonlySet<string> {
  const builds = read<string>(begunKey);
  write(begunKey, []);
  forgetForVisitors();
  if (!hasReloaded()) return new Set();
  const recent = read<Reload>(reloadsKey).filter(({ at }) => Math.abs(now - at) < windowMs);
  const reloads = [...recent, { at: now, builds }].slice(-mostReloads);
  write(reloadsKey, reloads);
  return new Set(reloads.length === mostReloads ? reloads.flatMap((one) => one.builds) : []);
}

type Load = (build: PlacedBuild, attempt: number) => Promise<RemoteModule>;

/** In a reload loop, refuses the builds that the loop's pages had started; a retry by the visitor still loads them. */
export function brakeReloads(load: Load, looping = loopingBuilds()): Load {
  return async (build, attempt) => {
    if (attempt === 0 && looping.has(build.build))
      throw new Error('the page was reloaded three times in ten seconds');
    // Read by the next page after a reload.
    write(begunKey, [...read(begunKey), build.build]);
    return load(build, attempt);
  };
}
