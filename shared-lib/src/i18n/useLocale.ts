import { useTranslation } from 'react-i18next';

import { languageOf, type LanguageEntry, regionalTag } from '../contract';

/** The page's language: code, direction, and the tag that `Intl` writes dates and numbers by, as the reader's country does. */
export function useLocale(): LanguageEntry {
  const { language } = useTranslation().i18n;
  return { ...languageOf(language), tag: regionalTag(language, navigator.languages) };
}
