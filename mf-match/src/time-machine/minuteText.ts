import { graphMinute, type Sport } from '@scoreline/shared-lib/contract';

import { playClock } from '../match/playClock';
import { footballEnds, isBreak } from './breaks';

/** A moment as the address has it: football's minute `67`, a break `45.5`, or basketball's time of play `31:20`. */
export const minuteText = (at: number, sport: Sport): string => {
  if (sport === 'basketball') return playClock(at);
  return String(isBreak(at) ? at : Math.round(at));
};

/** Parses added time, `90+5`. The plus sign of an address may arrive as a space. */
function readAdded(text: string, lastPeriod: number): number | null {
  const [, minute, added] = /^(\d{2,3})[+ ](\d{1,2})$/.exec(text) ?? [];
  const period = footballEnds.indexOf(Number(minute)) + 1;
  if (period === 0 || period > lastPeriod) return null;
  return graphMinute({ period, minute: Number(minute), added: Number(added) }, lastPeriod);
}

function readFootball(text: string, lastPeriod: number): number | null {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  if (/^\d{2,3}\.5$/.test(text) && isBreak(Number(text))) return Number(text);
  return readAdded(text, lastPeriod);
}

/**
 * Parses a moment of the address into the unit of the graph. Null if it is not one.
 * @param lastPeriod the current period of the match, whose added time follows its last minute
 */
export function readMinute(text: string | null, sport: Sport, lastPeriod: number): number | null {
  if (sport === 'football') return readFootball(text ?? '', lastPeriod);
  const [, minutes, seconds] = /^(\d{1,3})(?::([0-5]\d))?$/.exec(text ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds ?? 0);
}
