import { listHeights } from '@scoreline/shared-lib/contract';
import { rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { MatchRow } from '../../row/MatchRow';
import { PanelTitle } from '../PanelTitle';

interface PanelMatchesProps {
  title: string;
  ids: readonly number[];
  onChoose: (matchId: number) => void;
}

/** Matches of the board under a heading of the panel. */
export function PanelMatches({ title, ids, onChoose }: PanelMatchesProps) {
  return (
    <section>
      <PanelTitle>{title}</PanelTitle>
      <Rows>
        {ids.map((matchId) => (
          <Row key={matchId}>
            <MatchRow matchId={matchId} prices={false} chosen={false} onChoose={onChoose} />
          </Row>
        ))}
      </Rows>
    </section>
  );
}

const Rows = styled.ul`
  margin-inline: -16px;
`;

const Row = styled.li`
  block-size: ${rem(listHeights.row)};
`;
