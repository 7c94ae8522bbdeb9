import type { AppStore } from '@scoreline/shared-lib/api';
import { browserDeviceId, readCookie, writeCookie } from '@scoreline/shared-lib/device';
import { localTimeZone } from '@scoreline/shared-lib/format';

function keepCookie(name: string, value: string): void {
  if (readCookie(name) !== value) writeCookie(name, value);
}

/** Tells the page server what it needs for the next visit's first paint: the device, the zone, the sport. */
export function keepPageCookies(store: AppStore): void {
  browserDeviceId();
  keepCookie('tz', localTimeZone());
  const update = () => keepCookie('sport', store.getState().settings.values.primarySport);
  update();
  store.subscribe(update);
}
