import { type BootPayload, newerDataName, otherDayMark } from '@scoreline/shared-lib/contract';

/** How long the page waits for the visitor's own day, in milliseconds; after that the list is requested normally. */
export const ownDayPatienceMs = 3_000;
/** How long the page waits for newer data when it could render older data, in milliseconds. */
export const newerPatienceMs = 150;

const page = globalThis as { [newerDataName]?: Promise<BootPayload | null> };

const isOtherDay = () => document.documentElement.hasAttribute(otherDayMark);

/** The page's first data: the data its first script requested, if it arrives in time, otherwise `carried`. */
export async function newestData(carried: BootPayload): Promise<BootPayload> {
  const asked = page[newerDataName];
  if (!asked) return carried;
  const patienceMs = isOtherDay() ? ownDayPatienceMs : newerPatienceMs;
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return (await Promise.race([asked, late])) ?? carried;
}

/** Newer data that the first render did not wait for; null if there is none, or if that render used it (`taken`). */
export async function lateData(taken: BootPayload | null): Promise<BootPayload | null> {
  const asked = (await page[newerDataName]) ?? null;
  return asked === taken ? null : asked;
}

/**
 * Whether the page's first script found the page's day to be the visitor's, by its start and end even if the zone's name
 * differs.
 */
export const isCarriedDay = (payload: BootPayload, carried: BootPayload | null): boolean =>
  payload === carried && !isOtherDay();
