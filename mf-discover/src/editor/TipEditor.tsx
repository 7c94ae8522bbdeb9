import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { Button, EmptyState } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { MatchTeams } from '../match/MatchTeams';
import { TipForm } from './TipForm';
import { useMemberAnswer } from '@scoreline/shared-lib/page';

interface TipEditorProps {
  matchId: number;
  /** The editor's name. */
  name: string;
  onDone: () => void;
}

/** One match with its current offers. */
export function TipEditor({ matchId, name, onDone }: TipEditorProps) {
  const { t } = useTranslation('discover');
  const asked = useMemberAnswer('patron/frontend/tips/offers', { eventId: matchId });
  return (
    <Answer of={asked} rows={4}>
      {({ match, tournament, offers }) => (
        <Section>
          <Head>
            <MatchTeams match={match} note={tournament.name} />
            <Button kind="quiet" onClick={onDone}>
              {t('editor.otherMatch')}
            </Button>
          </Head>
          {offers.length > 0 ? (
            <TipForm
              match={match}
              offers={offers}
              name={name}
              onPublished={onDone}
              onMoved={asked.refetch}
            />
          ) : (
            <EmptyState title={t('editor.noOffers')} picture="clock" />
          )}
        </Section>
      )}
    </Answer>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-end: 12px;
  border-block-end: 1px solid var(--line);
`;
