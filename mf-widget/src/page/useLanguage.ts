import { useEffect, useState } from 'react';

import { chosenLanguage, loadLanguage, type Language } from './texts';

const againMs = 15_000;

/** The texts of the widget's language, or null until loaded. */
export function useLanguage(site: string, wanted: string | null, isNear: boolean): Language | null {
  const [language, setLanguage] = useState<Language | null>(null);
  const [turn, setTurn] = useState(0);
  const code = chosenLanguage(wanted);
  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    loadLanguage(site, code).then(
      (loaded) => isWanted && setLanguage(loaded),
      () => {
        if (isWanted) timer = setTimeout(() => setTurn((before) => before + 1), againMs);
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [site, code, isNear, turn]);
  return language;
}
