import { formatOdds } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useBoard } from '../scoreboard/boardContext';
import type { PriceCell } from './priceMove';

const arrows = { up: '▲', down: '▼' } as const;

/** A current price, with an arrow and a colour if it differs from the opening one. */
export function PriceNow({ cell }: { cell: PriceCell }) {
  const { t } = useTranslation('shared');
  const { locale } = useBoard();
  const [format] = useSetting('oddsFormat');
  return (
    <Current data-move={cell.move ?? undefined}>
      {formatOdds(cell.current, format, locale)}
      {cell.move && (
        <Arrow role="img" aria-label={t(`odds.${cell.move}`)}>
          {arrows[cell.move]}
        </Arrow>
      )}
    </Current>
  );
}

const Current = styled.span`
  font-size: ${fontSize[12]};
  font-weight: 500;
  white-space: nowrap;

  &[data-move='up'] {
    color: var(--up);
  }
  &[data-move='down'] {
    color: var(--down);
  }
`;

const Arrow = styled.span`
  margin-inline-start: 1px;
  font-size: 0.5rem;
  vertical-align: 1px;
`;
