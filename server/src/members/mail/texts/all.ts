import type { MailTexts } from './mailTexts';
import { en } from './en';
import { es } from './es';
import { he } from './he';
import { pt } from './pt';
import { ur } from './ur';
import { zh } from './zh';

/** The mails of every language that has them. */
export const mailTexts: Record<string, MailTexts> = {
  en,
  es,
  he,
  pt,
  ur,
  zh,
};
