import { austria, belgium, greece, netherlands, portugal, turkey } from './europe';
import { england, scotland } from './britain';
import { france } from './france';
import { germany } from './germany';
import { italy } from './italy';
import { spain } from './spain';

/**
 * Clubs that sources name differently, by country: the displayed name, its code, and every source name that still differs after
 * `FC`, `1.`, years and similar parts are removed.
 */
export const clubNames: Record<string, string> = {
  'gb-eng': england,
  'gb-sct': scotland,
  de: germany,
  fr: france,
  it: italy,
  es: spain,
  nl: netherlands,
  be: belgium,
  pt: portugal,
  tr: turkey,
  gr: greece,
  at: austria,
};
