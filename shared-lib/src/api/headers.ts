import { apiLevel, headerNames, type BrandConfig } from '../contract';
import { currentChannel, deviceId } from '../device';
import { currentAppShell } from '../native';

interface HeaderPlace {
  brand: BrandConfig;
  language: () => string;
  accessToken: () => string | null;
}

/** The headers of every API request; see the protocol. */
export async function apiHeaders(place: HeaderPlace): Promise<Record<string, string>> {
  const shell = currentAppShell();
  const channel = currentChannel();
  const token = place.accessToken();
  return {
    [headerNames.apiLevel]: String(apiLevel),
    [headerNames.deviceId]: await deviceId(),
    [headerNames.language]: place.language(),
    [headerNames.platform]: shell?.platform ?? 'wap',
    [headerNames.brandNumber]: String(place.brand.mid),
    ...(shell && { [headerNames.appVersion]: shell.version }),
    ...(channel && { [headerNames.channel]: encodeURIComponent(channel) }),
    ...(token && { [headerNames.authorization]: `Bearer ${token}` }),
  };
}
