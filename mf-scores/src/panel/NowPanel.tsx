import { ticker } from '@scoreline/shared-lib/live';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize } from '@scoreline/shared-lib/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

import { MatchRow } from '../row/MatchRow';
import { rowHeight } from '../row/rowHeights';
import type { MatchPlace } from '../scoreboard/boardLayout';

interface NowPanelProps {
  /** Matches of the day in the list's order. */
  places: MatchPlace[];
  onChoose: (eventId: number) => void;
}

const shown = 8;

const minuteMs = 60_000;

const useMinute = (): number =>
  useSyncExternalStore(ticker.subscribe, () => Math.floor(Date.now() / minuteMs) * minuteMs);

/** Until a match is chosen: what is being played, or what comes next. */
export function NowPanel({ places, onChoose }: NowPanelProps) {
  const { t } = useTranslation('scores');
  const live = places.filter((place) => place.live);
  const now = useMinute();
  const next = places
    .filter(({ startTime }) => Date.parse(startTime) > now)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));
  const rows = (live.length > 0 ? live : next).slice(0, shown);
  if (rows.length === 0) return <Hint>{t('panel.choose')}</Hint>;
  return (
    <section>
      <Title>{t(live.length > 0 ? 'panel.liveNow' : 'panel.next')}</Title>
      <Rows>
        {rows.map(({ eventId }) => (
          <li key={eventId} style={{ blockSize: rowHeight(false, false) }}>
            <MatchRow eventId={eventId} odds={false} chosen={false} onChoose={onChoose} />
          </li>
        ))}
      </Rows>
      <Hint>{t('panel.choose')}</Hint>
    </section>
  );
}

const Title = styled.h2`
  padding-block-end: 8px;
  font-size: ${fontSize[13]};
  font-weight: 700;
`;

const Rows = styled.ul`
  margin-inline: -16px;
`;

const Hint = styled.p`
  padding-block-start: 12px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
