import { useTranslation } from 'react-i18next';

import { languageOf, type LanguageEntry } from '../contract';

/** The page's language: code, BCP-47 tag for `Intl`, direction. */
export const useLocale = (): LanguageEntry => languageOf(useTranslation().i18n.language);
