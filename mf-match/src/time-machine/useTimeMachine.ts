import type { MatchDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { showToast, useEscape } from '@scoreline/shared-lib/ui';
import { useEffect, useMemo, useState } from 'react';

import {
  useMatchEventsQuery,
  useMatchInsightsQuery,
  useMatchMomentumQuery,
  useMatchOddsQuery,
} from '../match/matchApi';
import type { Moment, rewind as goBack } from './rewind';
import { type Minute, useMinute } from './useMinute';

export interface TimeMachine extends Minute {
  /** The match at the chosen moment. Null in the present, and until the moment is computed. */
  moment: Moment | null;
}

type Rewind = typeof goBack;

/** Loads the rewind code on first use. */
function useRewind(wanted: boolean, onLost: () => void): Rewind | null {
  const [rewind, setRewind] = useState<Rewind | null>(null);
  useEffect(() => {
    if (!wanted || rewind) return;
    let gone = false;
    import('./rewind').then(
      (part) => gone || setRewind(() => part.rewind),
      () => gone || onLost(),
    );
    return () => {
      gone = true;
    };
  }, [wanted, rewind, onLost]);
  return rewind;
}

/** Rewinds a match from the data its page already has. Live updates continue in the background. */
export function useTimeMachine(detail: MatchDetail, concealed: boolean): TimeMachine {
  const { t } = useTranslation('shared');
  const { summary, sections } = detail;
  const { eventId, sport } = summary;
  const minute = useMinute(sport, Math.max(1, summary.home.periods.length));
  const { at, settled, travel, settle, forget } = minute;
  const [showOdds] = useSetting('showOdds');
  const excluded = useExcludedUntil() !== null;
  const away = at !== null && !concealed && sections.includes('momentum');
  const pricesKnown = showOdds && summary.odds !== null && sections.includes('odds');
  const asks = (wanted: boolean) => ({ skip: !away || !wanted });
  const events = useMatchEventsQuery({ eventId }, asks(true)).currentData;
  const momentum = useMatchMomentumQuery({ eventId }, asks(true)).currentData;
  const odds = useMatchOddsQuery({ eventId }, asks(pricesKnown)).currentData;
  const rates = !excluded && !pricesKnown && sections.includes('insights');
  const insights = useMatchInsightsQuery({ eventId }, asks(rates)).currentData;
  const [onLost] = useState(() => () => {
    showToast(t('errors.network'));
    travel(null);
  });
  const rewind = useRewind(away, onLost);
  const end = momentum && (momentum.points.at(-1)?.at ?? 0);
  const isPastTheEnd = settled !== null && end !== undefined && settled >= end;
  const isOfNoGraph = settled !== null && !sections.includes('momentum');
  useEffect(() => {
    if (!concealed && (isPastTheEnd || isOfNoGraph)) forget();
  }, [concealed, isPastTheEnd, isOfNoGraph, forget]);
  useEscape(away, () => settle(null));
  const moment = useMemo(() => {
    if (!away || !rewind || !events || !momentum || end === undefined || at >= end) return null;
    return rewind(
      {
        match: summary,
        incidents: events.incidents,
        momentum,
        odds: odds ?? null,
        rating: insights?.probabilities?.rating ?? null,
      },
      at,
    );
  }, [away, rewind, events, momentum, end, at, summary, odds, insights]);
  return useMemo(
    () => ({ at, settled, travel, settle, forget, moment }),
    [at, settled, travel, settle, forget, moment],
  );
}
