import {
  matchPath,
  type Movements,
  moversRequest,
  paths,
  type Sport,
} from '@scoreline/shared-lib/contract';
import { formatOdds, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, oneLine, tabularDigits } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useBoard } from '../../scoreboard/boardContext';
import { useScoresMoversQuery } from '../../scoreboard/matches/matchListApi';
import { PageLink } from '../PageLink';
import { PanelTitle } from '../PanelTitle';

const shown = 4;
const noFilters = new URLSearchParams();

/** The largest price movements since opening, of matches before kick-off. */
export function Movers({ sport }: { sport: Sport }) {
  const { t } = useTranslation('scores');
  const { data } = useScoresMoversQuery({
    ...moversRequest('movements', sport, noFilters),
    limit: shown,
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <section>
      <PanelTitle>{t('panel.movers')}</PanelTitle>
      <ul>
        {data.rows.map((row) => (
          <li key={row.match.eventId}>
            <Mover row={row} />
          </li>
        ))}
      </ul>
      <PageLink to={paths.movements} text={t('panel.allMovers')} />
    </section>
  );
}

function Mover({ row: { match, mover } }: { row: Movements['rows'][number] }) {
  const { t } = useTranslation(['scores', 'shared']);
  const { locale } = useBoard();
  const [format] = useSetting('oddsFormat');
  if (mover.kind !== 'price') return null;
  const move = mover.change < 0 ? 'down' : 'up';
  const percent = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
  }).format(mover.change / 100);
  const pick = mover.outcome === 'draw' ? t('odds.draw') : match[mover.outcome].name;
  return (
    <Line to={matchPath(match)}>
      <Names>
        <bdi>{`${match.home.name} – ${match.away.name}`}</bdi>
        <small>
          <bdi>{pick}</bdi>{' '}
          <span dir="ltr">
            {formatOdds(mover.from, format, locale)} → {formatOdds(mover.to, format, locale)}
          </span>
        </small>
      </Names>
      <Percent data-move={move} dir="ltr">
        {percent}
        <span role="img" aria-label={t(`shared:odds.${move}`)}>
          {move === 'up' ? '▲' : '▼'}
        </span>
      </Percent>
    </Line>
  );
}

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;
`;

const Names = styled.span`
  ${tabularDigits}
  flex: 1;
  min-inline-size: 0;
  display: grid;

  bdi {
    ${oneLine}
    font-size: ${fontSize[13]};
  }
  /* Names in another script start at the page's start edge. */
  > bdi {
    justify-self: start;
    max-inline-size: 100%;
  }
  small,
  small bdi {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;

const Percent = styled.span`
  ${tabularDigits}
  flex: none;
  font-size: ${fontSize[13]};
  font-weight: 700;

  &[data-move='up'] {
    color: var(--up);
  }
  &[data-move='down'] {
    color: var(--down);
  }
  span {
    margin-inline-start: 2px;
    font-size: ${fontSize[11]};
  }
`;
