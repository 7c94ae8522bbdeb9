import { useTranslation } from 'react-i18next';

import { languageOf, type LanguageEntry, regionalTag } from '../contract';

/** The page's language: code, direction, and the tag with the reader's country that `Intl` uses for dates and numbers. */
export function useLocale(): LanguageEntry {
  const { language } = useTranslation().i18n;
  return { ...languageOf(language), tag: regionalTag(language, navigator.languages) };
}
