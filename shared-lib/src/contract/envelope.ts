/** What every API answer is wrapped in. */
export interface Envelope<T> {
  bizCode: BizCode;
  message: string;
  data: T;
}

/**
 * Every business code the server answers with. 10000 is success, 12000 "verify by mail first";
 * 11xxx input, 12xxx account, 13xxx not allowed, 14xxx conflict, 15xxx limit reached.
 */
export const bizCodes = {
  success: 10000,
  invalidInput: 11000,
  unknownSport: 11001,
  invalidDate: 11002,
  unknownTimeZone: 11003,
  unknownMatch: 11004,
  unknownTournament: 11005,
  unknownTeam: 11006,
  unknownPlayer: 11007,
  searchTooShort: 11008,
  searchTooLong: 11009,
  unknownSeason: 11010,
  verifyFirst: 12000,
  regionNotAllowed: 13000,
  conflict: 14000,
  limitReached: 15000,
} as const;

export type BizCode = (typeof bizCodes)[keyof typeof bizCodes];

/** The key in the `errors` namespace of the locales under which each code is explained to a person. */
export const bizMessageKeys: Record<BizCode, string> = {
  10000: 'success',
  11000: 'invalidInput',
  11001: 'unknownSport',
  11002: 'invalidDate',
  11003: 'unknownTimeZone',
  11004: 'unknownMatch',
  11005: 'unknownTournament',
  11006: 'unknownTeam',
  11007: 'unknownPlayer',
  11008: 'searchTooShort',
  11009: 'searchTooLong',
  11010: 'unknownSeason',
  12000: 'verifyFirst',
  13000: 'regionNotAllowed',
  14000: 'conflict',
  15000: 'limitReached',
};
