import { useAppSelector } from '../api/store/hooks';
import { excludedUntil } from './exclusion';

/** End of the member's self-exclusion; null while odds, tips, VIP and offers may be shown. */
export const useExcludedUntil = (): string | null =>
  useAppSelector((state) => excludedUntil(state, Date.now()));
