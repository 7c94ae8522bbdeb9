import type { SessionState } from '../session/session';
import type { SettingsState } from './settingsState';

export interface WithExclusion {
  settings: Pick<SettingsState, 'excluded'>;
  session: Pick<SessionState, 'isLogin' | 'userId'>;
}

/**
 * Until when betting content is hidden: for who is signed in as the account says, and with nobody signed in as long as any
 * member who used this device wants. Signing out is thus no way around it.
 */
export function excludedUntil({ settings, session }: WithExclusion, now: number): string | null {
  const { isLogin, userId } = session;
  const own = isLogin && userId !== null ? [settings.excluded[userId] ?? ''] : null;
  const until = (own ?? Object.values(settings.excluded)).sort().at(-1) ?? '';
  return Date.parse(until) > now ? until : null;
}
