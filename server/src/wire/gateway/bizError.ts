import {
  bizCodes,
  mostFollowed,
  type BizCode,
  type Envelope,
} from '@scoreline/shared-lib/contract';

/** English messages for people; clients translate by `bizMessageKeys`. */
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
  11011: 'Please enter a valid email address',
  11012: 'Sorry, this tip cannot be published.',
  11013: 'Sorry, this promotion is not known.',
  11014: 'Sorry, this invite is not known.',
  11015: 'Sorry, this draw is not known.',
  12000: 'Please verify your email address first.',
  12001: 'Wrong email or password.',
  12002: 'This code is wrong or has expired. Please request a new one.',
  12003: 'This password is too easy to guess. Please choose another one.',
  12004: 'Passwords must have 8 to 128 characters.',
  12005: 'Login failed. Please try again.',
  12006: 'This login method is not available.',
  12007: 'Please enter the code from your authenticator app.',
  12008: 'This code is wrong or has already been used. Wait for the next one.',
  12009: 'This took too long. Please start over.',
  13000: 'Sorry, this is not available in your region.',
  13001: 'VIP is not offered here.',
  13002: 'You are already VIP.',
  13003: 'Only editors can do this.',
  13004: 'The payment service is not responding. You have not been charged. Please try again.',
  13005: 'You have switched off betting content and offers.',
  13006: 'This version of the app is too old. Please update it.',
  13007: 'You have no VIP subscription.',
  13010: 'You have no chances left. Invite a friend to get one.',
  13011: 'Draws are closed right now.',
  13012: 'Not available while betting content is switched off.',
  13013: 'It is too late to claim this prize.',
  13014: 'GIFs are not offered here.',
  13020: 'This widget cannot be shown here.',
  14000: 'Sorry, this was changed in the meantime. Please try again.',
  15000: 'Too many requests. Please wait a moment and try again.',
  15001: `You cannot follow more than ${mostFollowed} of these. Please remove some first.`,
};

export type BizFailure = Exclude<keyof typeof bizCodes, 'success'>;

/** An error of the caller, or a refusal: becomes an envelope with its code and HTTP status 200. */
export class BizError extends Error {
  readonly code: BizCode;

  constructor(failure: BizFailure, message: string = messages[bizCodes[failure]]) {
    super(message);
    this.code = bizCodes[failure];
  }

  /** Data that the caller needs to continue. */
  data: unknown = null;

  with(data: unknown): this {
    this.data = data;
    return this;
  }

  get envelope(): Envelope<null> {
    return { ...failureEnvelope(this.code, this.message), data: this.data as null };
  }
}

export const failureEnvelope = (bizCode: BizCode, message: string): Envelope<null> => ({
  bizCode,
  message,
  data: null,
});

/** The message for errors of ours. */
export const genericMessage = 'Sorry, something went wrong. Please try again.';
