import { z } from 'zod';

/** Texts by language; English is what others fall back to. */
export const textsSchema = z
  .record(z.string(), z.string().trim().min(1).max(200))
  .refine((texts) => 'en' in texts, 'needs an English text ("en")');
const paragraphsSchema = z
  .record(z.string(), z.array(z.string().trim().min(1).max(2_000)).min(1))
  .refine((texts) => 'en' in texts, 'needs English paragraphs ("en")');

/** Where a promotion counts: a brand, and the countries; all countries without them. */
const regionSchema = z.strictObject({
  brand: z.string().min(1),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country of two capital letters'))
    .min(1)
    .nullable()
    .default(null),
});

/** What of a promotion's file is neither a date, a region nor a prize. */
const termsShape = {
  title: textsSchema,
  terms: paragraphsSchema,
  minimumAge: z.int().min(18).default(18),
  /** What everybody begins with. */
  entryChances: z.int().min(0).max(100).default(1),
  /** Friends of one member that count a day. */
  friendsADay: z.int().min(1).max(1_000).default(10),
  /** Friends that count a day from one household's address, whoever invited them. */
  householdADay: z.int().min(1).max(100).default(2),
  /** How long a thing that was won can be claimed. */
  claimDays: z.int().min(1).max(365).default(14),
};
export const fileRulesShape = { ...termsShape, regions: z.array(regionSchema).min(1) };

/** As it is kept: with the number that each brand's callers send. */
export const rulesSchema = z.object({
  ...termsShape,
  regions: z.array(regionSchema.extend({ brandNumber: z.int() })),
});
export type PromotionRules = z.infer<typeof rulesSchema>;

/** The text in a language, or in English. */
export const textIn = <T>(texts: Readonly<Record<string, T>>, language = 'en'): T =>
  (Object.hasOwn(texts, language) ? texts[language] : texts.en)!;
