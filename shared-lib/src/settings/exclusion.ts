import type { SessionState } from '../session/session';
import type { SettingsState } from './settingsState';

export interface WithExclusion {
  settings: Pick<SettingsState, 'excluded'>;
  session: Pick<SessionState, 'isLogin' | 'userId'>;
}

/**
 * Until when betting content is hidden: for a signed-in member as the account says, otherwise the longest exclusion of any member
 * who used this device. Signing out thus does not bypass it.
 */
export function excludedUntil({ settings, session }: WithExclusion, now: number): string | null {
  const { isLogin, userId } = session;
  const own = isLogin && userId !== null ? [settings.excluded[userId] ?? ''] : null;
  const until = (own ?? Object.values(settings.excluded)).sort().at(-1) ?? '';
  return Date.parse(until) > now ? until : null;
}
