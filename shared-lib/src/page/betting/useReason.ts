import type { Tip } from '@scoreline/shared-lib/contract';
import { useLocale } from '@scoreline/shared-lib/i18n';

/** A tip's reason in the reader's language, otherwise in English, otherwise in any language; a model's reason is its figure. */
export function useReason({ pick }: Pick<Tip, 'pick'>): string | undefined {
  const { code } = useLocale();
  if (!pick) return undefined;
  return pick.reason[code] ?? pick.reason.en ?? Object.values(pick.reason)[0];
}
