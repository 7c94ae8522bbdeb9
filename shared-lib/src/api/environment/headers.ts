import { apiLevel, headerNames, type BrandConfig } from '../../contract';
import { currentChannel, deviceId } from '../../device';
import { currentAppShell } from '../../native';

interface HeaderSource {
  brand: BrandConfig;
  language: () => string;
  accessToken: () => string | null;
}

/** Headers of every API request, as the protocol defines them. */
export async function apiHeaders(source: HeaderSource): Promise<Record<string, string>> {
  const shell = currentAppShell();
  const channel = currentChannel();
  const token = source.accessToken();
  return {
    [headerNames.apiLevel]: String(apiLevel),
    [headerNames.deviceId]: await deviceId(),
    [headerNames.language]: source.language(),
    [headerNames.platform]: shell?.platform ?? 'wap',
    [headerNames.brandNumber]: String(source.brand.mid),
    ...(shell && { [headerNames.appVersion]: shell.version }),
    ...(channel && { [headerNames.channel]: encodeURIComponent(channel) }),
    ...(token && { [headerNames.authorization]: `Bearer ${token}` }),
  };
}
