import type { Boot, Visitor } from '@scoreline/shared-lib/contract';
import { readStoredLanguage } from '@scoreline/shared-lib/i18n';
import { inAppShell } from '@scoreline/shared-lib/native';

/** Who is looking; the server recognises crawlers, by a list that is too long for a page. */
export const currentVisitor = ({ crawler }: Pick<Boot, 'crawler'>): Visitor => ({
  stored: readStoredLanguage(),
  browserLanguages: navigator.languages,
  crawler: crawler === true,
  appShell: inAppShell(),
});
