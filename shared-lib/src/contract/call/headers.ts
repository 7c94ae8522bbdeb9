/** Names of the headers of every API request; Node's parsers fold them to lower case. */
export const headerNames = {
  apiLevel: 'ApiLevel',
  deviceId: 'deviceId',
  channel: 'channel',
  authorization: 'Authorization',
  language: 'lan',
  platform: 'platform',
  appVersion: 'AppVersion',
  brandNumber: 'mid',
  aesId: 'aesId',
  transId: 'transId',
  acceptCipher: 'Accept-Cipher',
  cipherCoding: 'Cipher-Coding',
  /** Of every answer: the id under which its log lines and its trace are found. */
  traceId: 'Trace-Id',
} as const;

export const apiLevel = 1;

export type Platform = 'wap' | 'ios' | 'android';
