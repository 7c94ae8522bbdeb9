import type { Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize } from '@scoreline/shared-lib/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';

import type { BoardLayout } from '../scoreboard/boardLayout';
import { Tile } from './Tile';
import { useWall } from './useWall';

interface WallProps {
  leagues: BoardLayout;
  chosen: number | null;
  onChoose: (matchId: number) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from match to match. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (!step || !row) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(row) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Up to six matches beside everything else, the most exciting one first. */
export function Wall({ leagues, chosen, onChoose }: WallProps) {
  const { t } = useTranslation('scores');
  const wallMatches = useWall(leagues);
  const leagueOf = (matchId: number): Tournament | undefined =>
    leagues.find(({ matches }) => matches.some((match) => match.matchId === matchId))?.tournament;
  return (
    <section aria-label={t('wall.title')}>
      <Title>{t('wall.title')}</Title>
      {wallMatches.length === 0 && <Empty>{t('empty.day')}</Empty>}
      <Tiles onKeyDown={onKeyDown}>
        {wallMatches.map(({ matchId, index }, at) => (
          <Tile
            key={matchId}
            matchId={matchId}
            // Only the leading tile displays its excitement, so that the others need not render when it changes.
            index={at === 0 ? index : null}
            leads={at === 0 && index !== null}
            tournament={leagueOf(matchId)}
            chosen={matchId === chosen}
            onChoose={onChoose}
          />
        ))}
      </Tiles>
    </section>
  );
}

const Title = styled.h2`
  padding-block-end: 8px;
  font-size: ${fontSize[13]};
  font-weight: 700;
`;

const Empty = styled.p`
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 12px;

  [data-leads] {
    grid-column: 1 / -1;
  }
`;
