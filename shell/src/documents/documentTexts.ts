import { useEffect, useState } from 'react';

export type DocumentName = 'privacy' | 'terms' | 'trial' | 'app' | 'appUpgrade';

export interface DocumentText {
  title: string;
  sections: { heading: string; text: string; vip?: boolean }[];
}
type Documents = Record<DocumentName, DocumentText>;

/** The day on which the words of a document last changed. */
export const documentsChangedOn = '2026-11-21';

const written = [
  'az',
  'be',
  'bg',
  'bn',
  'bs',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'jw',
  'kk',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'ne',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'si',
  'sr',
  'sv',
  'th',
  'tl',
  'tr',
  'ur',
  'uz',
  'vi',
  'zh',
];

/** A document in a language, or in English where it has not been translated. */
async function loadDocument(name: DocumentName, language: string): Promise<DocumentText> {
  const code = written.includes(language) ? language : 'en';
  const module = (await import(`./texts/${code}.json`)) as { default: Documents };
  return module.default[name];
}

/** Null until the text is there, -1 where it cannot be had. */
export function useDocument(name: DocumentName, language: string): DocumentText | null | -1 {
  const [text, setText] = useState<DocumentText | null | -1>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (next: DocumentText | -1) => isWanted && setText(next);
    loadDocument(name, language).then(show, () => show(-1));
    return () => {
      isWanted = false;
    };
  }, [name, language]);
  return text;
}
