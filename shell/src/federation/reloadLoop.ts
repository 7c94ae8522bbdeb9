import type { PlacedBuild, ReleasedRemote, RemoteModule } from '@scoreline/shared-lib/contract';

const storageKey = 'reloads';
const mostReloads = 3;
const windowMs = 10_000;

/** Loaded again by itself: by a reload, or by a script that goes to the address it is at. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') return true;
  const { origin, pathname } = location;
  return document.referrer.split(/[?#]/)[0] === origin + pathname;
}

const readTimes = (storage: Storage): number[] =>
  (storage.getItem(storageKey) ?? '').split(' ').filter(Boolean).map(Number);

/** Who touches the page is there and reloads it by hand: that is no loop. */
function forgetForVisitors(storage: Storage): void {
  addEventListener('pagehide', () => {
    if (navigator.userActivation?.hasBeenActive) storage.removeItem(storageKey);
  });
}

/** Notes that this page was loaded again, and says whether that was the third time in ten seconds. `now` in milliseconds. */
export function isReloadLoop(
  now: number = Date.now(),
  hasReloaded: () => boolean = isReloaded,
): boolean {
  try {
    const storage = sessionStorage;
    forgetForVisitors(storage);
    if (!hasReloaded()) return false;
    const recent = readTimes(storage).filter((at) => Math.abs(now - at) < windowMs);
    const times = [...recent, now].slice(-mostReloads);
    storage.setItem(storageKey, times.join(' '));
    return times.length === mostReloads;
  } catch {
    // A closed storage has no memory, and so no brake.
    return false;
  }
}

type Load = (build: PlacedBuild, attempt: number) => Promise<RemoteModule>;

/** In a loop refuses what was released last, which is most likely what reloads the page; a retry by hand is a retry. */
export function brakeReloads(
  load: Load,
  released: Record<string, ReleasedRemote>,
  isLooping = isReloadLoop(),
): Load {
  return async (build, attempt) => {
    if (isLooping && attempt === 0 && released[build.name]?.build === build.build)
      throw new Error('the page was reloaded three times in ten seconds');
    return load(build, attempt);
  };
}
