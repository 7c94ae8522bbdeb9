import { liveConnection } from '../sharedConnection';

/** Milliseconds of the server's clock, as near as this page knows it. */
export const serverNow = (): number => Date.now() + liveConnection().serverTimeOffset();
