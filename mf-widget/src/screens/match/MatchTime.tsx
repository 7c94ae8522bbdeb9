import { isLive, type MatchSummary } from '@scoreline/shared-lib/contract';
import { dateFormat, dayOf, localTimeZone, matchTimeLabel } from '@scoreline/shared-lib/format';

import { serverTime } from '../../page/liveTopics';
import { today } from '../../page/today';
import { useSeconds } from '../../page/useSeconds';
import { useCard } from '../card';

/** The minute, the status, or kick-off with its date unless it is today. */
export function MatchTime({ summary }: { summary: MatchSummary }) {
  const { language, source, isSeen } = useCard();
  const live = isLive(summary.status);
  useSeconds(live && isSeen && summary.clock?.running === true);
  const timeZone = localTimeZone();
  const { locale, t } = language;
  const label = matchTimeLabel(summary, serverTime(source), t, {
    locale,
    timeZone,
  });
  const isToday = dayOf(summary.startTime, timeZone) === today(timeZone);
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone });
  return (
    <span className={live ? 'time live' : 'time'}>
      {/* A new element per label: it is centred, and a longer one would count as a layout shift. */}
      <bdi key={label}>{label}</bdi>
      {!isToday && !live && <small>{day.format(new Date(summary.startTime))}</small>}
    </span>
  );
}
