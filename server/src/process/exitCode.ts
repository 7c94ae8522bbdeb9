import { isDatabaseAway } from '../store/db/connection/away';

/** `EX_TEMPFAIL` of sysexits.h. */
const tryAgain = 75;

/**
 * What a server whose start failed ends with: 75 where its database went meanwhile, for which `npm start` starts it again. The
 * database in `DATA_DIR` goes with the server before, where that one is slow to stop and this one has already joined it.
 */
export const exitCodeOf = (error: unknown): number => (isDatabaseAway(error) ? tryAgain : 1);
