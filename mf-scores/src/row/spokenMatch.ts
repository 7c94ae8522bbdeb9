import { type MatchSummary, shootOutText, statusText } from '@scoreline/shared-lib/contract';
import { formatKickOff, tickClock } from '@scoreline/shared-lib/format';

export type Speak = (key: string, values?: Record<string, string | number | boolean>) => string;

interface Viewer {
  locale: string;
  timeZone: string;
}

function minuteSpoken(match: MatchSummary, now: number, t: Speak): string {
  if (!match.clock) return t('shared:status.long.live');
  const { period, minute, added, secondsLeft } = tickClock(match.clock, now, match.sport);
  if (match.sport === 'football') {
    if (minute === undefined) return t('shared:status.long.live');
    if (added) return t('spoken.added', { minute, added });
    return t('spoken.minute', { count: minute, ordinal: true });
  }
  const quarter = period <= 4 ? 'spoken.quarter' : 'spoken.overtime';
  const name = t(quarter, { count: period <= 4 ? period : period - 4, ordinal: true });
  return secondsLeft === undefined
    ? name
    : `${name}, ${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
}

function stateSpoken(match: MatchSummary, now: number, t: Speak, viewer: Viewer): string {
  if (match.status === 'notStarted' && match.timeUnknown)
    return t('shared:status.short.toBeAnnounced');
  if (match.status === 'notStarted')
    return formatKickOff(match.startTime, viewer.locale, viewer.timeZone);
  if (match.statusWord) return match.statusWord;
  const text = statusText(match);
  return text === 'live' ? minuteSpoken(match, now, t) : t(`shared:status.long.${text}`);
}

/** A match for screen readers: "Arsenal 2, Chelsea 1, 67th minute", with a shoot-out after the score. */
export function spokenMatch(match: MatchSummary, now: number, t: Speak, viewer: Viewer): string {
  const { home, away } = match;
  const state = stateSpoken(match, now, t, viewer);
  const [homeScore, awayScore] = [home.score, away.score];
  const known = homeScore !== null && awayScore !== null;
  const teams = known
    ? t('spoken.score', { home: home.name, away: away.name, homeScore, awayScore })
    : t('spoken.teams', { home: home.name, away: away.name });
  const reds = [home, away]
    .filter(({ redCards }) => redCards > 0)
    .map(({ name, redCards }) => t('spoken.redCards', { team: name, count: redCards }));
  const since = match.status === 'notStarted' ? t('spoken.kickOff') : '';
  const scored = [teams, shootOutText(match)].filter(Boolean).join(' ');
  return [scored, [since, state].filter(Boolean).join(' '), ...reds].join(', ');
}
