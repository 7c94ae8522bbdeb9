import type { AppStore } from '@scoreline/shared-lib/api';
import {
  isLive,
  matchPath,
  type MatchesImage,
  type MatchSummary,
  type Sport,
} from '@scoreline/shared-lib/contract';
import { localTimeZone, matchTimeLabel } from '@scoreline/shared-lib/format';
import { currentLanguage, translateShared } from '@scoreline/shared-lib/i18n';
import { type LiveConnection, serverNow } from '@scoreline/shared-lib/live';
import { callNative, type MatchActivity } from '@scoreline/shared-lib/native';

const sports: readonly Sport[] = ['football', 'basketball'];
/** How often the clock of a running match is reported. */
const clockEveryMs = 30_000;

const goalsOf = ({ home, away }: MatchSummary) => (home.score ?? 0) + (away.score ?? 0);

const activityOf = (match: MatchSummary): MatchActivity => ({
  eventId: match.eventId,
  home: match.home.name,
  away: match.away.name,
  homeScore: match.home.score ?? 0,
  awayScore: match.away.score ?? 0,
  status: matchTimeLabel(match, serverNow(), translateShared, {
    locale: currentLanguage(),
    timeZone: localTimeZone(),
  }),
  path: matchPath(match),
  ended: !isLive(match.status),
});

/**
 * In an app: lets the device vibrate for goals of followed matches, and reports those that are live for an ongoing notification.
 * Says nothing while the page is hidden, because another page of the app does, nor in spoiler-free mode.
 */
export function followInApp(store: AppStore, connection: LiveConnection): void {
  const subscriptions = new Map<Sport, () => void>();
  const seen = new Map<number, MatchSummary>();
  const reported = new Map<number, MatchActivity>();

  const followed = () => store.getState().following.followed.match;
  const isSilent = () =>
    document.visibilityState !== 'visible' || store.getState().settings.values.spoilerFree;

  function report(match: MatchSummary, isFollowed: boolean): void {
    const activity = { ...activityOf(match), ...(!isFollowed && { ended: true }) };
    const last = reported.get(match.eventId);
    if (activity.ended ? !last : JSON.stringify(activity) === JSON.stringify(last)) return;
    if (activity.ended) reported.delete(match.eventId);
    else reported.set(match.eventId, activity);
    void callNative('matchActivity', activity);
  }

  function take(match: MatchSummary): void {
    const before = seen.get(match.eventId);
    seen.set(match.eventId, match);
    if (isSilent()) return;
    const more = before && match.sport === 'football' ? goalsOf(match) - goalsOf(before) : 0;
    if (more !== 0 && isLive(match.status))
      void callNative('haptic', { kind: more > 0 ? 'goal' : 'cancelled' });
    report(match, true);
  }

  const follow = (sport: Sport) =>
    connection.subscribe<MatchesImage>(`matches:${sport}`, (image) => {
      for (const { targetId } of followed()) {
        const match = image[targetId];
        if (match && match !== seen.get(targetId)) take(match);
      }
    });

  function update(): void {
    const wanted = new Set(followed().map(({ sport }) => sport));
    const ids = new Set(followed().map(({ targetId }) => targetId));
    for (const [id, match] of seen)
      if (!ids.has(id)) {
        report(match, false);
        seen.delete(id);
      }
    for (const sport of sports) {
      if (wanted.has(sport) && !subscriptions.has(sport)) subscriptions.set(sport, follow(sport));
      else if (!wanted.has(sport)) {
        subscriptions.get(sport)?.();
        subscriptions.delete(sport);
      }
    }
  }

  let last = followed();
  store.subscribe(() => {
    if (followed() === last) return;
    last = followed();
    update();
  });
  setInterval(() => {
    if (!isSilent()) seen.forEach((match) => report(match, true));
  }, clockEveryMs);
  update();
}
