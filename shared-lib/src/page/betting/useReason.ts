import type { Tip } from '@scoreline/shared-lib/contract';
import { useLocale } from '@scoreline/shared-lib/i18n';

/** Why a tip was given: in the reader's language, else in English, else in whichever there is; a model's is its figure. */
export function useReason({ pick }: Pick<Tip, 'pick'>): string | undefined {
  const { code } = useLocale();
  if (!pick) return undefined;
  return pick.reason[code] ?? pick.reason.en ?? Object.values(pick.reason)[0];
}
