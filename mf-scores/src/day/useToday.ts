import { serverNow } from '@scoreline/shared-lib/live';
import { dayOf, localTimeZone, untilNextDay, type Day } from '@scoreline/shared-lib/format';
import { useEffect, useState } from 'react';

/** Longest timer, so that a wake from sleep or a changed clock is noticed within this time. */
const checkMs = 60_000;

/** The viewer's day and time zone. Changes at the zone's midnight, and is checked when the page becomes visible. */
export function useToday(): { today: Day; timeZone: string } {
  const read = () => {
    const timeZone = localTimeZone();
    return { today: dayOf(serverNow(), timeZone), timeZone };
  };
  const [day, setDay] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const next = read();
      setDay((last) =>
        last.today === next.today && last.timeZone === next.timeZone ? last : next,
      );
      timer = setTimeout(look, Math.min(untilNextDay(serverNow(), next.timeZone) + 50, checkMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
