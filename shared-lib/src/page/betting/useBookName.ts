import { marketBooks } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

/** How a bookmaker is called here: by its own name, or the market's average and maximum by the language's word. */
export function useBookName(): (bookmaker: string) => string {
  const { t } = useTranslation('shared');
  return (bookmaker) => {
    if (bookmaker === marketBooks.average) return t('bookmakers.average');
    return bookmaker === marketBooks.maximum ? t('bookmakers.maximum') : bookmaker;
  };
}
