import { dayOf } from '@scoreline/shared-lib/format';

/** The visitor's day. */
export const today = (timeZone: string): string => dayOf(Date.now(), timeZone);
