import { useSelector } from 'react-redux';

import type { SessionState } from './session';

interface WithSession {
  session: SessionState;
}

/** Who is signed in. */
export const useSession = (): SessionState => useSelector((state: WithSession) => state.session);
