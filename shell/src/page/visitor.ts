import type { Visitor } from '@scoreline/shared-lib/contract';
import { readStoredLanguage } from '@scoreline/shared-lib/i18n';
import { inAppShell } from '@scoreline/shared-lib/native';

/** Who is looking, as far as this side knows; a crawler is the server's to recognise, and is never sent elsewhere here. */
export const currentVisitor = (): Visitor => ({
  stored: readStoredLanguage(),
  browserLanguages: navigator.languages,
  crawler: false,
  appShell: inAppShell(),
});
