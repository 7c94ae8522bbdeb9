import type { Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, IconButton, Sheet } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { DayPanel } from './day/DayPanel';
import { LeagueTable } from './table/LeagueTable';
import { MatchPanel } from './match/MatchPanel';
import type { BoardLayout } from '../scoreboard/boardLayout';

/** Content beside the list: a match, or a league's table. */
export type Chosen =
  | { kind: 'match'; matchId: number; tournament: Tournament | undefined }
  | { kind: 'league'; tournament: Tournament }
  | null;

interface DetailProps {
  chosen: Chosen;
  onClose: () => void;
}

/** The panel beside the list on a tablet and a wide page. */
export function Detail(
  props: DetailProps & { leagues: BoardLayout; onChoose: (id: number) => void },
) {
  const { chosen, onClose } = props;
  if (chosen?.kind === 'match') return <MatchPanel {...chosen} onClose={onClose} />;
  if (chosen) return <LeaguePanel tournament={chosen.tournament} onClose={onClose} />;
  return <DayPanel leagues={props.leagues} onChoose={props.onChoose} />;
}

/** The same content in a bottom sheet on a phone. */
export function DetailSheet({ chosen, onClose }: DetailProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const title = chosen?.kind === 'league' ? chosen.tournament.name : t('panel.match');
  return (
    <Sheet
      open={chosen !== null}
      onClose={onClose}
      title={title}
      closeLabel={t('shared:actions.close')}
    >
      {chosen?.kind === 'match' && <MatchPanel {...chosen} />}
      {chosen?.kind === 'league' && <LeagueTable tournament={chosen.tournament} />}
    </Sheet>
  );
}

function LeaguePanel({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <section>
      <Bar>
        <Title>
          <bdi>{tournament.name}</bdi>
        </Title>
        <IconButton icon="close" label={t('actions.close')} onClick={onClose} />
      </Bar>
      <LeagueTable tournament={tournament} />
    </section>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
`;

const Title = styled.h2`
  font-size: ${fontSize[15]};
  font-weight: 700;
`;
