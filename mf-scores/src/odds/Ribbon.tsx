import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { formatChance } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';
import { memo, type CSSProperties } from 'react';
import styled from 'styled-components';

import { teamsInset } from '../row/rowHeights';
import { useBoard } from '../scoreboard/boardContext';
import { chancesOf, wholePercents } from './chances';

interface RibbonProps {
  sport: MatchSummary['sport'];
  odds: MatchSummary['odds'];
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Implied chances as a bar at the foot of the row: home, draw, away, with a tick at the home side's opening value. */
export const Ribbon = memo(function Ribbon(props: RibbonProps) {
  const { t } = useTranslation('scores');
  const { locale } = useBoard();
  const chances = chancesOf(props);
  if (!chances) return null;
  const { outcomes, current, opening } = chances;
  const spoken = wholePercents(current).map(
    (whole, at) =>
      `${t(`odds.${itemAt(outcomes, at)}`)} ${formatChance(itemAt(current, at), locale, whole)}`,
  );
  const edges = { '--home': percent(firstItem(current)), '--away': percent(1 - lastItem(current)) };
  return (
    <Bar role="img" aria-label={spoken.join(', ')} style={edges as CSSProperties}>
      {opening !== null && <Tick style={{ insetInlineStart: percent(opening) }} />}
    </Bar>
  );
});

const Bar = styled.span`
  position: absolute;
  inset-inline: ${teamsInset} 12px;
  /* On the row's border. */
  inset-block-end: -1px;
  block-size: 4px;
  border-radius: 2px;
  --from: to right;
  background: linear-gradient(
      var(--from),
      var(--accent-65) var(--home),
      var(--line) var(--home) var(--away),
      var(--text-muted-70) var(--away)
    )
    var(--surface-raised);
  forced-color-adjust: none;

  [dir='rtl'] & {
    --from: to left;
  }
`;

const Tick = styled.i`
  position: absolute;
  inset-block: 0;
  inline-size: 2px;
  background: var(--text);
  box-shadow: 0 0 0 1px var(--surface-raised);
`;
