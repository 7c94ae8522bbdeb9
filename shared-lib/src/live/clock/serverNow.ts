import { liveConnection } from '../sharedConnection';

/** The server's time in milliseconds, as estimated by this page. */
export const serverNow = (): number => Date.now() + liveConnection().serverTimeOffset();
