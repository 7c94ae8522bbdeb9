import type { PlacedBuild, RemoteModule } from '@scoreline/shared-lib/contract';
import { readJson, sessionStore, writeJson } from '@scoreline/shared-lib/device';

const reloadsKey = 'reload-loop';
const begunKey = 'begun-builds';
const mostReloads = 3;
const windowMs = 10_000;

/** A page that was loaded again: when, and which builds the page before had begun to run. */
interface Reload {
  at: number;
  builds: string[];
}

/** Loaded again by itself: by a reload, or by a script that goes to the address it is at. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') return true;
  const { origin, pathname } = location;
  return document.referrer.split(/[?#]/)[0] === origin + pathname;
}

/** A closed storage has no memory, and so no brake. */
const read = <Item>(key: string) => readJson<Item[]>(sessionStore(), key) ?? [];
const write = (key: string, items: readonly unknown[]) => writeJson(sessionStore(), key, items);

/** Who touches the page is there and reloads it by hand: that is no loop. */
function forgetForVisitors(): void {
  addEventListener('pagehide', () => {
    if (navigator.userActivation?.hasBeenActive) write(reloadsKey, []);
  });
}

/**
 * Notes that this page was loaded again. At the third time in ten seconds it returns the builds that had begun to run before,
 * one of which most likely reloads the page; else none. `now` in milliseconds.
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

/** In a loop refuses the builds that the pages of the loop had begun to run; a retry by hand is a retry. */
export function brakeReloads(load: Load, looping = loopingBuilds()): Load {
  return async (build, attempt) => {
    if (attempt === 0 && looping.has(build.build))
      throw new Error('the page was reloaded three times in ten seconds');
    // For the page that comes after this one.
    write(begunKey, [...read(begunKey), build.build]);
    return load(build, attempt);
  };
}
