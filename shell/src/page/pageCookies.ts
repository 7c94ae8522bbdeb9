import type { AppStore } from '@scoreline/shared-lib/api';
import { browserDeviceId, readCookie, writeCookie } from '@scoreline/shared-lib/device';
import { localTimeZone } from '@scoreline/shared-lib/format';

function setCookie(name: string, value: string): void {
  if (readCookie(name) !== value) writeCookie(name, value);
}

/** Tells the page server what it needs for the next visit's first paint: the device, the zone, the sport. */
export function writePageCookies(store: AppStore): void {
  browserDeviceId();
  setCookie('tz', localTimeZone());
  const update = () => setCookie('sport', store.getState().settings.values.primarySport);
  update();
  store.subscribe(update);
}
