import { ticker } from '@scoreline/shared-lib/live';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSyncExternalStore } from 'react';

import type { MatchSlot } from '../../scoreboard/boardLayout';
import { PanelMatches } from './PanelMatches';

interface NowPanelProps {
  /** Matches of the day in list order. */
  slots: MatchSlot[];
  /** A match that another part of the panel shows. */
  except: number | null;
  onChoose: (matchId: number) => void;
}

const shown = 4;

const minuteMs = 60_000;

const useMinute = (): number =>
  useSyncExternalStore(ticker.subscribe, () => Math.floor(Date.now() / minuteMs) * minuteMs);

/** Live matches, or the next ones. */
export function NowPanel({ slots, except, onChoose }: NowPanelProps) {
  const { t } = useTranslation('scores');
  const others = slots.filter(({ matchId }) => matchId !== except);
  const live = others.filter((slot) => slot.live);
  const now = useMinute();
  const next = others
    .filter(({ coming, startTime }) => coming && Date.parse(startTime) > now)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));
  const ids = (live.length > 0 ? live : next).slice(0, shown).map(({ matchId }) => matchId);
  if (ids.length === 0) return null;
  const title = t(live.length > 0 ? 'panel.liveNow' : 'panel.next');
  return <PanelMatches title={title} ids={ids} onChoose={onChoose} />;
}
