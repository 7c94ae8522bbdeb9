const scheme = 'fcm:';

/** The endpoint of an app's subscription, made from its token. */
export const fcmEndpoint = (token: string): string => scheme + token;

/** The token of an app's subscription; null for a browser's. */
export const tokenOf = (endpoint: string): string | null =>
  endpoint.startsWith(scheme) ? endpoint.slice(scheme.length) : null;
