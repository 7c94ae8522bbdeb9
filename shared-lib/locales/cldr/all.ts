import { languageOf, type LanguageData, learnLanguage } from '../../src/contract';
import az from './az.json';
import be from './be.json';
import bs from './bs.json';
import eu from './eu.json';
import jw from './jw.json';
import kk from './kk.json';
import ne from './ne.json';
import si from './si.json';
import uz from './uz.json';

const files: Record<string, LanguageData> = { az, be, bs, eu, jw, kk, ne, si, uz };

/** Registers the CLDR data of every language: a server formats in all of them, a page only in its own. */
export function learnLanguages(): void {
  for (const [code, data] of Object.entries(files)) learnLanguage(languageOf(code).tag, data);
}
