import type { AppStore } from '@scoreline/shared-lib/api';
import {
  browserDeviceId,
  keepCookie,
  renewCookie,
  writeCookie,
} from '@scoreline/shared-lib/device';
import { localTimeZone } from '@scoreline/shared-lib/format';
import { languageKey } from '@scoreline/shared-lib/i18n';
import { themeCookie } from '@scoreline/shared-lib/settings';

/** Tells the page server what it needs for the next visit's first paint: the device, the zone, the sport. */
export function writePageCookies(store: AppStore): void {
  const sport = () => store.getState().settings.values.primarySport;
  browserDeviceId();
  for (const name of ['device-id', themeCookie, languageKey]) renewCookie(name);
  writeCookie('tz', localTimeZone());
  writeCookie('sport', sport());
  store.subscribe(() => keepCookie('sport', sport()));
}
