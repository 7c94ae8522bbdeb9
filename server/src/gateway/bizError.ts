import { bizCodes, type BizCode, type Envelope } from '@scoreline/shared-lib/contract';

/** What is said to a person, in English; clients translate by `bizMessageKeys`. */
const messages: Record<Exclude<BizCode, 10000>, string> = {
  11000: 'Sorry, this request cannot be understood.',
  11001: 'Sorry, this sport is not known.',
  11002: 'Sorry, this date does not exist.',
  11003: 'Sorry, this time zone is not known.',
  11004: 'Sorry, this match is not known.',
  11005: 'Sorry, this league is not known.',
  11006: 'Sorry, this team is not known.',
  11007: 'Sorry, this player is not known.',
  11008: 'please type at least 2 characters',
  11009: 'please type no more than 200 characters',
  11010: 'Sorry, this season is not known.',
  12000: 'Please verify your email address first.',
  13000: 'Sorry, this is not available in your region.',
  14000: 'Sorry, this was changed in the meantime. Please try again.',
  15000: 'Too many requests. Please wait a moment and try again.',
};

export type BizFailure = Exclude<keyof typeof bizCodes, 'success'>;

/** Something the caller did wrong, or may not do: becomes an envelope of its code, with HTTP status 200. */
export class BizError extends Error {
  readonly code: BizCode;

  constructor(failure: BizFailure, message: string = messages[bizCodes[failure]]) {
    super(message);
    this.code = bizCodes[failure];
  }

  get envelope(): Envelope<null> {
    return failureEnvelope(this.code, this.message);
  }
}

export const failureEnvelope = (bizCode: BizCode, message: string): Envelope<null> => ({
  bizCode,
  message,
  data: null,
});

/** The generic one of the specification, for what is our fault. */
export const genericMessage = 'Sorry, something went wrong. Please try again.';
