import { isDatabaseAway } from '@scoreline/database/connection/away';

/** `EX_TEMPFAIL` of sysexits.h. */
const tryAgain = 75;

/**
 * The exit code of a failed start: 75 if its database went away meanwhile, in which case `npm start` restarts it. The
 * database in `DATA_DIR` stops with the previous server, which may happen after this one has joined it.
 */
export const exitCodeOf = (error: unknown): number => (isDatabaseAway(error) ? tryAgain : 1);
