import { ticker } from '@scoreline/shared-lib/live';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSyncExternalStore } from 'react';

import type { MatchPlace } from '../scoreboard/boardLayout';
import { PanelMatches } from './PanelMatches';

interface NowPanelProps {
  /** Matches of the day in the list's order. */
  places: MatchPlace[];
  /** A match that stands elsewhere in the panel. */
  except: number | null;
  onChoose: (eventId: number) => void;
}

const shown = 4;

const minuteMs = 60_000;

const useMinute = (): number =>
  useSyncExternalStore(ticker.subscribe, () => Math.floor(Date.now() / minuteMs) * minuteMs);

/** What is being played, or what comes next. */
export function NowPanel({ places, except, onChoose }: NowPanelProps) {
  const { t } = useTranslation('scores');
  const others = places.filter(({ eventId }) => eventId !== except);
  const live = others.filter((place) => place.live);
  const now = useMinute();
  const next = others
    .filter(({ startTime }) => Date.parse(startTime) > now)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));
  const ids = (live.length > 0 ? live : next).slice(0, shown).map(({ eventId }) => eventId);
  if (ids.length === 0) return null;
  const title = t(live.length > 0 ? 'panel.liveNow' : 'panel.next');
  return <PanelMatches title={title} ids={ids} onChoose={onChoose} />;
}
