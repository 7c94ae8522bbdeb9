import { useTranslation } from '@scoreline/shared-lib/i18n';
import { roundText } from '@scoreline/shared-lib/page/roundText';

/** A round's name in the page's language. An unknown name is shown as its source writes it. */
export function useRoundName(): (name: string) => string {
  const { t } = useTranslation('match');
  return (name) => roundText(name, t);
}
