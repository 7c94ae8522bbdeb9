export { isLanguage, languageOf, languageOfTag, languages, type LanguageEntry } from './languages';
