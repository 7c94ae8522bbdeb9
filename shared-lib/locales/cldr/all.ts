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

/** A server writes every language; a page learns its own alone. */
export function learnLanguages(): void {
  for (const [code, data] of Object.entries(files)) learnLanguage(languageOf(code).tag, data);
}
