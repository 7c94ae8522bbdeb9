import { z } from 'zod';

/** Texts by language; English is the fallback. */
export const textsSchema = z
  .record(z.string(), z.string().trim().min(1).max(200))
  .refine((texts) => 'en' in texts, 'needs an English text ("en")');
const paragraphsSchema = z
  .record(z.string(), z.array(z.string().trim().min(1).max(2_000)).min(1))
  .refine((texts) => 'en' in texts, 'needs English paragraphs ("en")');

/** A brand and the countries where a promotion is offered; null for all countries. */
const regionSchema = z.strictObject({
  brand: z.string().min(1),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country of two capital letters'))
    .min(1)
    .nullable()
    .default(null),
});

/** The fields of a promotion's file other than dates, regions and prizes. */
const termsShape = {
  title: textsSchema,
  terms: paragraphsSchema,
  minimumAge: z.int().min(18).default(18),
  /** Chances of each participant at the start. */
  entryChances: z.int().min(0).max(100).default(1),
  /** Friends of one member that count per day. */
  friendsADay: z.int().min(1).max(1_000).default(10),
  /** Friends from one household's address that count per day, over all inviters. */
  householdADay: z.int().min(1).max(100).default(2),
  /** Days to claim a won item. */
  claimDays: z.int().min(1).max(365).default(14),
};
export const fileRulesShape = { ...termsShape, regions: z.array(regionSchema).min(1) };

/** As stored: with the number that each brand's callers send. */
export const rulesSchema = z.object({
  ...termsShape,
  regions: z.array(regionSchema.extend({ brandNumber: z.int() })),
});
export type PromotionRules = z.infer<typeof rulesSchema>;

/** The text in a language, or in English. */
export const textIn = <T>(texts: Readonly<Record<string, T>>, language = 'en'): T =>
  (Object.hasOwn(texts, language) ? texts[language] : texts.en)!;
