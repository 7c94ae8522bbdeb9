import type { MatchSummary, Tournament } from '@scoreline/shared-lib/contract';
import { listHeights } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Flag, fontSize, oneLine, rem, tabularDigits } from '@scoreline/shared-lib/ui';
import { memo } from 'react';
import styled from 'styled-components';

import { Goals } from '../panel/match/Goals';
import { ScoreHead } from '../panel/match/ScoreHead';
import { Ribbon } from '../odds/Ribbon';
import { MatchRow } from '../row/MatchRow';
import { RowTarget } from '../row/RowTarget';
import { spokenMatch } from '../row/spokenMatch';
import { useBoard } from '../scoreboard/boardContext';
import { useMatch } from '../scoreboard/matches/useMatch';
import { PinMatch } from './PinMatch';

interface TileProps {
  matchId: number;
  /** Excitement from 0 to 100, or null if it is not displayed. */
  index: number | null;
  /** The leading tile has a large score and lists the scorers. */
  leads: boolean;
  tournament: Tournament | undefined;
  chosen: boolean;
  onChoose: (matchId: number) => void;
}

/** A match of the wall: its league and its row. The leading one is large and lists its scorers. */
export const Tile = memo(function Tile(props: TileProps) {
  const known = useMatch(props.matchId);
  return known ? <KnownTile {...props} known={known} /> : null;
});

function KnownTile({ known, ...props }: TileProps & { known: MatchSummary }) {
  const { matchId, leads, tournament, chosen, onChoose, index } = props;
  return (
    <Card data-leads={leads || undefined}>
      <Bar>
        {tournament && <Flag code={tournament.category.countryCode} />}
        <League dir="auto">{tournament?.name}</League>
        {index !== null && <Excitement index={index} />}
        <PinMatch matchId={matchId} teams={`${known.home.name} – ${known.away.name}`} />
      </Bar>
      {leads ? (
        <Lead match={known} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Line>
          <MatchRow matchId={matchId} prices={false} chosen={chosen} onChoose={onChoose} />
        </Line>
      )}
    </Card>
  );
}

function Lead({
  match,
  ...target
}: Pick<TileProps, 'chosen' | 'onChoose'> & { match: MatchSummary }) {
  const { t } = useTranslation('scores');
  const board = useBoard();
  const [showOdds] = useSetting('showOdds');
  return (
    <Large>
      <RowTarget match={match} label={spokenMatch(match, serverNow(), t, board)} {...target}>
        <ScoreHead match={match} />
      </RowTarget>
      {match.sport === 'football' && <Goals match={match} />}
      {showOdds && <Ribbon sport={match.sport} odds={match.odds} />}
    </Large>
  );
}

function Excitement({ index }: { index: number }) {
  const { t } = useTranslation('scores');
  const { locale } = useBoard();
  return <Heat>{t('wall.excitement', { index: numberFormat(locale).format(index) })}</Heat>;
}

const Card = styled.li`
  min-inline-size: 0;
  border: 1px solid var(--line);
  border-radius: 12px;
  overflow: hidden;
  background: var(--surface-raised);
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline-start: 12px;
`;

const League = styled.p`
  ${oneLine}
  flex: 1;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Heat = styled.p`
  ${tabularDigits}
  flex: none;
  font-size: ${fontSize[12]};
  font-weight: 500;
`;

const Large = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  padding: 4px 12px 16px;

  [data-row] {
    display: block;
    block-size: auto;
    padding: 0;
    border-radius: 8px;
  }
`;

const Line = styled.div`
  block-size: ${rem(listHeights.row)};
  border-block-start: 1px solid var(--line);
`;
