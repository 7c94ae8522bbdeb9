import { liveConnection } from '@scoreline/shared-lib/live';

/** Milliseconds of the server's clock, as near as this page knows it. */
export const serverNow = (): number => Date.now() + liveConnection().serverTimeOffset();
