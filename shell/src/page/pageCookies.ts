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

/** Sets the cookies that the page server needs for the next visit's first paint: device, zone, sport. */
export function writePageCookies(store: AppStore): void {
  const sport = () => store.getState().settings.values.primarySport;
  browserDeviceId();
  for (const name of ['device-id', themeCookie, languageKey]) renewCookie(name);
  writeCookie('tz', localTimeZone());
  writeCookie('sport', sport());
  store.subscribe(() => keepCookie('sport', sport()));
}
