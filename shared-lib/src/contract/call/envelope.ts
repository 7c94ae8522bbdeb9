/** The wrapper of every API answer. */
export interface Envelope<T> {
  bizCode: BizCode;
  message: string;
  data: T;
}

/**
 * All business codes of the server. 10000 is success, 12000 "verify by mail first"; 11xxx input, 12xxx account, 13xxx not
 * allowed, 14xxx conflict, 15xxx limit reached.
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
  invalidEmail: 11011,
  tipRefused: 11012,
  unknownPromotion: 11013,
  unknownInvite: 11014,
  unknownDraw: 11015,
  verifyFirst: 12000,
  wrongCredentials: 12001,
  wrongCode: 12002,
  commonPassword: 12003,
  passwordLength: 12004,
  providerFailed: 12005,
  providerNotOffered: 12006,
  secondStep: 12007,
  wrongSecondStep: 12008,
  secondStepOver: 12009,
  regionNotAllowed: 13000,
  vipNotOffered: 13001,
  vipAlready: 13002,
  notEditor: 13003,
  paymentUnavailable: 13004,
  selfExcluded: 13005,
  appTooOld: 13006,
  noSubscription: 13007,
  noChance: 13010,
  drawsClosed: 13011,
  promotionExcluded: 13012,
  claimOver: 13013,
  gifsNotOffered: 13014,
  widgetRefused: 13020,
  conflict: 14000,
  limitReached: 15000,
  tooManyFollowed: 15001,
} as const;

export type BizCode = (typeof bizCodes)[keyof typeof bizCodes];

const unknownThings: readonly (BizCode | undefined)[] = [
  bizCodes.unknownMatch,
  bizCodes.unknownTournament,
  bizCodes.unknownTeam,
  bizCodes.unknownPlayer,
  bizCodes.unknownPromotion,
];

/** Whether the requested id does not exist, so that it has no page. */
export const isUnknownThing = (code: BizCode | undefined): boolean => unknownThings.includes(code);

/** Keys of the explanations shown to users, in the `errors` namespace of the locales. */
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
  11011: 'invalidEmail',
  11012: 'tipRefused',
  11013: 'unknownPromotion',
  11014: 'unknownInvite',
  11015: 'unknownDraw',
  12000: 'verifyFirst',
  12001: 'wrongCredentials',
  12002: 'wrongCode',
  12003: 'commonPassword',
  12004: 'passwordLength',
  12005: 'providerFailed',
  12006: 'providerNotOffered',
  12007: 'secondStep',
  12008: 'wrongSecondStep',
  12009: 'secondStepOver',
  13000: 'regionNotAllowed',
  13001: 'vipNotOffered',
  13002: 'vipAlready',
  13003: 'notEditor',
  13004: 'paymentUnavailable',
  13005: 'selfExcluded',
  13006: 'appTooOld',
  13007: 'noSubscription',
  13010: 'noChance',
  13011: 'drawsClosed',
  13012: 'promotionExcluded',
  13013: 'claimOver',
  13014: 'gifsNotOffered',
  13020: 'widgetRefused',
  14000: 'conflict',
  15000: 'limitReached',
  15001: 'tooManyFollowed',
};
