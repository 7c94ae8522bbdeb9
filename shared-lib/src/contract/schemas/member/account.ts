import { z } from 'zod';

import { idSchema } from '../match';

export const registerLoginTypes = ['password', 'code', 'google', 'facebook', 'apple'] as const;

/** What a password may be long, in characters. */
export const passwordLimits = { min: 8, max: 128 } as const;

const longestAddress = 254;
/** Validity is judged by the operation, which has a code of its own for it. */
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

/** What a sign-in answers; sites and apps rely on each of its names. */
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
/** Whoever has no password proves the address by a code. */
export const proofRequestSchema = z.object({
  password: passwordSchema.optional(),
  code: codeSchema.optional(),
});
/** Of the app, or a recovery code. */
const secondFactorSchema = z.string().max(64);
export const secondStepRequestSchema = z.object({
  /** Out of the answer 12007. */
  ticket: z.string().max(64),
  code: secondFactorSchema,
});
export const secondFactorRequestSchema = z.object({ code: secondFactorSchema });
export const twoStepStatusSchema = z.object({
  on: z.boolean(),
  recoveryCodesLeft: z.number().int().min(0),
});
/** `secret` is base32, `uri` what the QR code holds. */
export const twoStepSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const accessTokenSchema = z.object({ accessToken: z.string() });
/** Everything the account holds, by subject. */
export const exportedDataSchema = z.record(z.string(), z.unknown());
