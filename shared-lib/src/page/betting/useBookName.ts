import { marketBooks } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

/** A bookmaker's own name, or the translated name of the market's average or maximum. */
export function useBookName(): (bookmaker: string) => string {
  const { t } = useTranslation('shared');
  return (bookmaker) => {
    if (bookmaker === marketBooks.average) return t('bookmakers.average');
    return bookmaker === marketBooks.maximum ? t('bookmakers.maximum') : bookmaker;
  };
}
