import { checkAlike } from './checks/alike';
import { checkEnglish } from './checks/english';
import { checkGlossary } from './checks/glossary';
import { checkKeys } from './checks/keys';
import { checkLength } from './checks/length';
import { checkNames } from './checks/names';
import { checkPlaceholders } from './checks/placeholders';
import { checkQuotes } from './checks/quotes';
import { checkScript } from './checks/script';
import { checkSize } from './checks/size';
import type { LanguageTexts, Problem } from './texts';

/** Checks by name, as `npx scoreline languages check` runs them. */
export const checks: Record<string, (language: LanguageTexts) => Problem[]> = {
  keys: checkKeys,
  placeholders: checkPlaceholders,
  english: checkEnglish,
  script: checkScript,
  length: checkLength,
  alike: checkAlike,
  quotes: checkQuotes,
  glossary: checkGlossary,
  names: checkNames,
  size: checkSize,
};

/** Problems of a language. A language without problems is complete. */
export const problemsOf = (language: LanguageTexts): Problem[] =>
  Object.values(checks).flatMap((check) => check(language));
