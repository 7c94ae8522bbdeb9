import { dayOf } from '@scoreline/shared-lib/format';

/** The current day in the visitor's time zone. */
export const today = (timeZone: string): string => dayOf(Date.now(), timeZone);
