import {
  canonicalPath,
  formatLongDate,
  isLanguage,
  languageOf,
  promotionPath,
} from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import { type Letter, type MailBrand, writeLetter } from './template';

const dataSchema = z.object({
  promotionId: z.int(),
  prize: z.string(),
  at: z.coerce.date(),
});

interface Facts {
  language: string;
  brand: MailBrand;
  /** Scheme and host of the brand's site. */
  origin: string;
  data: unknown;
}

/** A mail about an unclaimed prize, with the deadline and a link to the form. */
export function writeClaimLetter({ language, brand, origin, data }: Facts): Letter {
  const { promotionId, prize, at } = dataSchema.parse(data);
  const shown = isLanguage(language) ? language : brand.defaultLanguage;
  const path = promotionPath({ id: String(promotionId), page: 'lottery/winning' });
  const words = { date: formatLongDate(at, languageOf(shown).tag, 'UTC'), prize };
  const link = origin + canonicalPath(brand, shown, path);
  return writeLetter('claimReminder', { language, brand, link, words });
}
