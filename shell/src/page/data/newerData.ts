import { type BootPayload, newerDataName, otherDayMark } from '@scoreline/shared-lib/contract';

/** As long the page waits for its own day; after that the list is asked for as any other is. */
export const ownDayPatienceMs = 3_000;
/** As long the page waits for newer data, when it could show older ones. */
export const newerPatienceMs = 150;

const page = globalThis as { [newerDataName]?: Promise<BootPayload | null> };

const isOtherDay = () => document.documentElement.hasAttribute(otherDayMark);

/** The page's first data: those that its first script had to ask for, if they come in time, else as they came. */
export async function newestData(carried: BootPayload): Promise<BootPayload> {
  const asked = page[newerDataName];
  if (!asked) return carried;
  const patienceMs = isOtherDay() ? ownDayPatienceMs : newerPatienceMs;
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return (await Promise.race([asked, late])) ?? carried;
}

/** Newer data that the first render did not wait for; null where there are none, or they were `taken` by it. */
export async function lateData(taken: BootPayload | null): Promise<BootPayload | null> {
  const asked = (await page[newerDataName]) ?? null;
  return asked === taken ? null : asked;
}

/** Whether the page's first script has found the day the page came with to be the visitor's, by the clock if not by name. */
export const isCarriedDay = (payload: BootPayload, carried: BootPayload | null): boolean =>
  payload === carried && !isOtherDay();
