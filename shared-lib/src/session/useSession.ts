import { useAppSelector } from '../api/store/hooks';
import type { SessionState } from './session';

/** Who is signed in. */
export const useSession = (): SessionState => useAppSelector((state) => state.session);
