import { useAppSelector } from '../api/store/hooks';
import { excludedUntil } from './exclusion';

/** Until when a member has switched betting content off; null while odds, tips, VIP and offers may be shown. */
export const useExcludedUntil = (): string | null =>
  useAppSelector((state) => excludedUntil(state, Date.now()));
