import type { Boot, Visitor } from '@scoreline/shared-lib/contract';
import { readStoredLanguage } from '@scoreline/shared-lib/i18n';
import { inAppShell } from '@scoreline/shared-lib/native';

/** The visitor's languages and kind; the server detects crawlers, with a list too long for a page. */
export const currentVisitor = ({ crawler }: Pick<Boot, 'crawler'>): Visitor => ({
  stored: readStoredLanguage(),
  browserLanguages: navigator.languages,
  crawler: crawler === true,
  appShell: inAppShell(),
});
