/** Names of the headers of every API request; Node's parsers convert them to lower case. */
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
  /** On every answer: the id of its log lines and its trace. */
  traceId: 'Trace-Id',
} as const;

export const apiLevel = 1;

export type Platform = 'wap' | 'ios' | 'android';
