export { useTranslation } from 'react-i18next';
export { languageOf, languageOfTag, languages, type LanguageEntry } from '../contract';
export {
  changeLanguage,
  currentLanguage,
  initI18n,
  loadNamespaces,
  putTexts,
  sharedNamespace,
  translateShared,
  wordsOfKey,
  type LoadTexts,
} from './initI18n';
export { formatList } from '../contract';
export { languageKey, readStoredLanguage, storeLanguage } from './storedLanguage';
export { localNames, ownName } from './names';
export { useLocale } from './useLocale';
