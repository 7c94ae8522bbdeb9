import type { Changes } from '../drivers/engines';
import { withoutNewFunctions } from './olderChrome';
import { asIcu72 } from './icu72';
import type { Proxied } from './proxy';
import { withoutStorage } from './noStorage';

/** Runs in which Chromium is like somebody's that nobody develops with. */
export const specials = ['no-storage', 'chrome-109', 'icu-72', 'large-type'] as const;
export type Special = (typeof specials)[number];

const nothing: Changes & { proxied?: Proxied } = { args: [], scripts: [] };

export function changesOf(special: Special | null): typeof nothing {
  switch (special) {
    case 'no-storage':
      return { ...nothing, scripts: [withoutStorage], proxied: { withoutCookies: true } };
    case 'chrome-109':
      return {
        ...nothing,
        scripts: [withoutNewFunctions],
        proxied: { workerScript: withoutNewFunctions },
      };
    case 'icu-72':
      return { ...nothing, scripts: [asIcu72], proxied: { workerScript: asIcu72 } };
    case 'large-type':
      return { ...nothing, args: ['--blink-settings=minimumFontSize=24'] };
    case null:
      return nothing;
  }
}
