import {
  canonicalPath,
  formatMoney,
  formatLongDate,
  isLanguage,
  languageOf,
  paths,
} from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import {
  type MailKind,
  vipMailKinds,
  type VipMailKind,
} from '@scoreline/database/tables/memberTables';
import { type Letter, type MailBrand, writeLetter } from './template';

const dataSchema = z.object({
  at: z.coerce.date(),
  amount: z.int().optional(),
  currency: z.string().optional(),
});

export const isVipMail = (kind: MailKind): kind is VipMailKind =>
  vipMailKinds.some((known) => known === kind);

interface Facts {
  language: string;
  brand: MailBrand;
  /** Scheme and host of the brand's site. */
  origin: string;
  data: unknown;
}

/** A mail about VIP with its date and amount, and a link to the VIP centre. */
export function writeVipLetter(
  kind: VipMailKind,
  { language, brand, origin, data }: Facts,
): Letter {
  const { at, amount, currency } = dataSchema.parse(data);
  const shown = isLanguage(language) ? language : brand.defaultLanguage;
  const money = amount !== undefined && currency ? formatMoney(amount, currency, shown) : '';
  const link = origin + canonicalPath(brand, shown, paths.vipCentre);
  const words = { date: formatLongDate(at, languageOf(shown).tag, 'UTC'), amount: money };
  return writeLetter(kind, { language, brand, link, words });
}
