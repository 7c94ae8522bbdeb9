import { type BootPayload, ownDayName } from '@scoreline/shared-lib/contract';

/** As long the page waits for its own day; after that the list is asked for as any other is. */
export const ownDayPatienceMs = 3_000;

const page = globalThis as { [ownDayName]?: Promise<BootPayload | null> };

/** The page's first data: by the visitor's own clock where its first script had to ask for them, else as they came. */
export async function ownDay(carried: BootPayload): Promise<BootPayload> {
  const asked = page[ownDayName];
  if (!asked) return carried;
  const late = new Promise<null>((resolve) => setTimeout(resolve, ownDayPatienceMs, null));
  return (await Promise.race([asked, late])) ?? carried;
}

/** Whether the page's first script has found the day the page came with to be the visitor's, by the clock if not by name. */
export const isCarriedDay = (payload: BootPayload, carried: BootPayload | null): boolean =>
  payload === carried && !page[ownDayName];
