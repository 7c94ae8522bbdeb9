import { isLanguage } from '@scoreline/shared-lib/contract';
import { useEffect, useState } from 'react';

export type DocumentName = 'privacy' | 'terms' | 'trial' | 'app' | 'appUpgrade';

export interface DocumentText {
  title: string;
  sections: { heading: string; text: string; vip?: boolean }[];
}
type Documents = Record<DocumentName, DocumentText>;

/** Date on which a document's text last changed. */
export const documentsChangedOn = '2026-11-21';

/** Falls back to English for an unknown language code. */
async function loadDocument(name: DocumentName, language: string): Promise<DocumentText> {
  const code = isLanguage(language) ? language : 'en';
  const module = (await import(`./texts/${code}.json`)) as { default: Documents };
  return module.default[name];
}

/** Null while the text loads, -1 if it fails to load. */
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
