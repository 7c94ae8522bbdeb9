import { type MatchSummary, statusText } from '@scoreline/shared-lib/contract';
import { tickClock } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';

import { playClock } from '../match/playClock';

type Say = ReturnType<typeof useTranslation>['t'];

const quarters = 4;

function timeSpoken(match: MatchSummary, t: Say): string {
  const { clock, sport } = match;
  const text = statusText(match);
  if (text !== 'live' || !clock) return t(`shared:status.long.${text}`);
  const { period, minute, added, secondsLeft } = tickClock(clock, serverNow(), sport);
  if (sport === 'football') {
    if (minute === undefined) return t('shared:status.long.live');
    return added
      ? t('moment.added', { minute, added })
      : t('moment.minute', { count: minute, ordinal: true });
  }
  const [key, count] = period <= quarters ? ['quarter', period] : ['overtime', period - quarters];
  const name = t(`moment.${key}`, { count, ordinal: true });
  return secondsLeft === undefined ? name : `${name}, ${playClock(secondsLeft)}`;
}

/** The state of a match for a screen reader: "67th minute, 2–1". */
export function useSpokenMoment(match: MatchSummary): string {
  const { t } = useTranslation(['match', 'shared']);
  const { home, away } = match;
  const time = timeSpoken(match, t);
  if (home.score === null || away.score === null) return time;
  return `${time}, ${home.score}–${away.score}`;
}
