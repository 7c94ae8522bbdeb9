import { rem } from '@scoreline/shared-lib/ui';

const dayPx = 16;

/** Height of the line of dates, which is above the scores but not above the names. */
export const dayLine = rem(dayPx);

/** The middle of a tie's names is this much lower than the middle of its card. */
export const namesLower = rem(dayPx / 2);
