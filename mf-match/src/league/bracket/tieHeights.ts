import { rem } from '@scoreline/shared-lib/ui';

const dayPx = 16;

/** Of the line of days over a tie's scores, with none over its names. */
export const dayLine = rem(dayPx);

/** By so much the middle between a tie's names stands below that of its card. */
export const namesLower = rem(dayPx / 2);
