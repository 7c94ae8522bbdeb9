import { z } from 'zod';

import { fileRulesShape, type PromotionRules, textsSchema } from '../promotions/rules';

const prizeSchema = z
  .strictObject({
    kind: z.enum(['vip', 'thing']),
    /** Days of VIP. */
    days: z.int().min(1).max(3_660).optional(),
    name: textsSchema,
    number: z.int().min(1).max(1_000_000),
    odds: z.number().gt(0).max(1),
  })
  .refine(({ kind, days }) => (kind === 'vip') === (days !== undefined), {
    path: ['days'],
    message: 'belongs to prizes of kind "vip", and to all of them',
  });

const moment = z.iso.datetime({
  offset: true,
  error: 'must be a moment such as 2026-12-01T00:00:00Z',
});
/** Sums of decimals are inexact. */
const tolerance = 1e-9;

/** A promotion as its operators write it. */
export const promotionFileSchema = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be small letters, digits and hyphens'),
    opensAt: moment,
    closesAt: moment,
    ...fileRulesShape,
    prizes: z.array(prizeSchema).min(1).max(50),
  })
  .superRefine(({ opensAt, closesAt, regions, prizes }, context) => {
    const add = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (new Date(opensAt) >= new Date(closesAt)) add(['closesAt'], 'must be after opensAt');
    const odds = prizes.reduce((sum, prize) => sum + prize.odds, 0);
    if (odds > 1 + tolerance) add(['prizes'], `has odds of ${odds} together, which is more than 1`);
    const brands = regions.map(({ brand }) => brand);
    if (new Set(brands).size < brands.length) add(['regions'], 'names a brand twice');
  });

type FileText = z.infer<typeof promotionFileSchema>;
/** The file with its brands resolved to their numbers. */
export type PromotionFile = Omit<FileText, 'regions'> & Pick<PromotionRules, 'regions'>;
