import { z } from 'zod';

import { idSchema } from '../match';

export const registerLoginTypes = ['password', 'code', 'google', 'facebook', 'apple'] as const;

/** Allowed password length in characters. */
export const passwordLimits = { min: 8, max: 128 } as const;

const longestAddress = 254;
/** The operation validates addresses, because it has its own error code for invalid ones. */
const emailSchema = z.string().max(longestAddress);
const passwordSchema = z.string().max(1024);
const codeSchema = z.string().max(16);

export const nothingSchema = z.object({});

export const registerLoginRequestSchema = z.object({
  type: z.enum(registerLoginTypes),
  email: emailSchema.optional(),
  password: passwordSchema.optional(),
  code: codeSchema.optional(),
  /** The ticket of our own callback, or a provider's ID token from the app shell. */
  token: z.string().max(8192).optional(),
  inviteCode: z.string().max(64).optional(),
});

/** Answer of a sign-in; sites and apps depend on every field name. */
export const loginDataSchema = z.object({
  accessToken: z.string(),
  communicationEmail: z.string(),
  thirdPartyName: z.string(),
  userId: idSchema,
  registerLoginType: z.string(),
  inviteCode: z.string(),
  firstLogin: z.boolean(),
});

export const emailRequestSchema = z.object({ email: emailSchema });
export const verifyEmailRequestSchema = z.object({ email: emailSchema, code: codeSchema });
export const resetPasswordRequestSchema = z.object({
  email: emailSchema,
  code: codeSchema,
  newPassword: passwordSchema,
});
export const changePasswordRequestSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
});
/** Members without a password prove their e-mail address with a code. */
export const proofRequestSchema = z.object({
  password: passwordSchema.optional(),
  code: codeSchema.optional(),
});
/** A code of the authenticator app, or a recovery code. */
const secondFactorSchema = z.string().max(64);
export const secondStepRequestSchema = z.object({
  /** From the answer 12007. */
  ticket: z.string().max(64),
  code: secondFactorSchema,
});
export const secondFactorRequestSchema = z.object({ code: secondFactorSchema });
export const twoStepStatusSchema = z.object({
  on: z.boolean(),
  recoveryCodesLeft: z.number().int().min(0),
});
/** `secret` is base32, `uri` is the content of the QR code. */
export const twoStepSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const accessTokenSchema = z.object({ accessToken: z.string() });
/** All data of the account, by subject. */
export const exportedDataSchema = z.record(z.string(), z.unknown());
