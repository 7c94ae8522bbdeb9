import { useBrand } from '@scoreline/shared-lib/brand';
import { languageOf, storeLanguage, useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { useState } from 'react';

import type { NoticeContent } from '../notices/Notice';
import { chooseLanguage, currentRest } from './chooseLanguage';

/** Offers to switch when the browser prefers another language than the page's and the visitor has not chosen one yet. */
export function useLanguageOffer(offered: string | null): NoticeContent | null {
  const brand = useBrand();
  const { code, name } = useLocale();
  const { t } = useTranslation('shell');
  const [isAnswered, setAnswered] = useState(false);
  if (!offered || offered === code || isAnswered) return null;
  const stay = () => {
    storeLanguage(code);
    setAnswered(true);
  };
  return {
    text: t('language.offer', { language: languageOf(offered).name }),
    refuse: { label: t('language.keep', { language: name }), act: stay },
    accept: {
      label: t('language.switch'),
      act: () => chooseLanguage(brand, offered, currentRest(brand)),
    },
  };
}
