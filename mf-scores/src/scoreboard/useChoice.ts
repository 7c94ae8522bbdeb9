import { readId, sports, type Sport } from '@scoreline/shared-lib/contract';
import type { Day } from '@scoreline/shared-lib/format';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Choice {
  sport: Sport;
  date: Day;
  /** The match in the side panel. */
  match: number | null;
  choose: (change: Change, step?: HistoryStep) => void;
}

type Change = Partial<Record<'sport' | 'date' | 'match', string | null>>;

/** How a choice enters the browser's history: it replaces the current entry unless pushed. */
interface HistoryStep {
  push: boolean;
  state: object;
}

const asSport = (value: string | null): Sport | undefined =>
  sports.find((sport) => sport === value);

/** A valid day, else null (`2026-02-30` is invalid). */
export function asDay(value: string | null): Day | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const start = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) return null;
  return start.toISOString().startsWith(value) ? value : null;
}

const asId = (value: string | null): number | null => readId(value) ?? null;

/** Sport, day and chosen match in the address. Today and the viewer's default sport are omitted there. */
export function useChoice(today: Day): Choice {
  const [params, setParams] = useSearchParams();
  const [primarySport] = useSetting('primarySport');
  const choose = useCallback<Choice['choose']>(
    (change, step) =>
      setParams(
        (last) => {
          const next = new URLSearchParams(last);
          for (const [key, value] of Object.entries(change))
            if (value === null) next.delete(key);
            else next.set(key, value);
          return next;
        },
        { replace: !step?.push, preventScrollReset: true, state: step?.state },
      ),
    [setParams],
  );
  return {
    sport: asSport(params.get('sport')) ?? primarySport,
    date: asDay(params.get('date')) ?? today,
    match: asId(params.get('match')),
    choose,
  };
}
