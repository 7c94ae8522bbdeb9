import { useAppSelector } from '../api/store/hooks';
import type { SessionState } from './session';

/** The current session; rerenders when it changes. */
export const useSession = (): SessionState => useAppSelector((state) => state.session);
