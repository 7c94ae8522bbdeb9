import { describe, expect, it } from '@jest/globals';

import en from '../../locales/en.json';
import type { Clock, MatchSummary } from '../contract';
import { testMatch } from '../testing/testMatch';
import { matchTimeLabel } from './matchTimeLabel';

const at = '2026-11-21T18:00:00.000Z';
const now = Date.parse(at);

const t = (key: string, values: Record<string, string | number> = {}): string => {
  let text: unknown = en;
  for (const part of key.split('.')) text = (text as Record<string, unknown>)[part];
  return String(text).replace('{{number}}', String(values.number));
};
const label = (over: Partial<MatchSummary> & { timeUnknown?: boolean }, later = 0) =>
  matchTimeLabel({ ...testMatch(over), ...over }, now + later * 1000, t, {
    locale: 'en',
    timeZone: 'Europe/London',
  });
const football = (clock: Partial<Clock>, later = 0) =>
  label({ status: 'live', clock: { period: 1, running: true, at, ...clock } }, later);
const basketball = (clock: Partial<Clock>, later = 0) =>
  label(
    { sport: 'basketball', status: 'live', clock: { period: 1, running: true, at, ...clock } },
    later,
  );

describe('the time cell', () => {
  it('tells kick-off and every state in short', () => {
    expect(label({})).toBe('18:30');
    expect(label({ timeUnknown: true })).toBe('TBA');
    expect(label({ status: 'halfTime' })).toBe('HT');
    expect(label({ status: 'finished' })).toBe('FT');
    expect(label({ status: 'afterExtraTime' })).toBe('AET');
    expect(label({ sport: 'basketball', status: 'afterExtraTime' })).toBe('OT');
    expect(label({ status: 'afterPenalties' })).toBe('Pen');
    expect(label({ status: 'postponed' })).toBe('Postp.');
    expect(label({ status: 'unknown' })).toBe('–');
    expect(label({ status: 'live' })).toBe('Live');
  });

  it('says a break in extra time, and a state that nobody knows in the provider’s words', () => {
    expect(football({ period: 2, minute: 90, running: false })).toBe('Break');
    expect(football({ period: 3, minute: 105, running: false })).toBe('Break');
    expect(football({ period: 2, seconds: 2_880, running: false })).toBe('Break');
    expect(football({ period: 2, minute: 70, running: false })).toBe("70'");
    expect(football({ period: 2, minute: 90 })).toBe("90'");
    expect(label({ status: 'unknown', statusWord: 'Fog' })).toBe('Fog');
  });

  it('ticks in football from what the server said last', () => {
    expect(football({ period: 2, seconds: 21 * 60 })).toBe("67'");
    expect(football({ period: 2, seconds: 21 * 60 }, 59)).toBe("67'");
    expect(football({ period: 2, seconds: 21 * 60 }, 60)).toBe("68'");
    expect(football({ period: 1, minute: 12 }, 125)).toBe("14'");
    expect(football({ seconds: 0 })).toBe("1'");
  });

  it('never passes the end of a period without a plus', () => {
    expect(football({ minute: 45 }, 30)).toBe("45'");
    expect(football({ minute: 45 }, 61)).toBe("45+1'");
    expect(football({ minute: 45, added: 2 }, 59)).toBe("45+2'");
    expect(football({ period: 2, seconds: 48 * 60 })).toBe("90+4'");
    expect(football({ period: 3, minute: 105 }, 60)).toBe("105+1'");
    expect(football({ period: 4, minute: 120 }, 600)).toBe("120+10'");
    expect(football({ period: 5 })).toBe('Pen');
  });

  it('stands still when the clock does, and before the server’s own time', () => {
    expect(football({ minute: 45, running: false }, 600)).toBe("45'");
    expect(football({ minute: 30 }, -90)).toBe("30'");
  });

  it('counts down in basketball, never below zero', () => {
    expect(basketball({ period: 3, seconds: 252 })).toBe('Q3 04:12');
    expect(basketball({ period: 3, seconds: 252 }, 13)).toBe('Q3 03:59');
    expect(basketball({ period: 4, seconds: 5 }, 60)).toBe('Q4 00:00');
    expect(basketball({ period: 6, seconds: 300, running: false }, 60)).toBe('OT2 05:00');
    expect(basketball({ period: 2 })).toBe('Q2');
  });
});
