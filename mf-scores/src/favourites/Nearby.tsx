import { asApiError, type ApiError } from '@scoreline/shared-lib/api';
import type { Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Waiting } from '@scoreline/shared-lib/page';
import { Button } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { teamItem } from './favouritePath';
import { useNearbyTeamsQuery } from './favouritesApi';
import { FollowItem } from './FollowItem';
import { ItemLine } from './ItemLine';
import { type Coordinates, usePosition } from './usePosition';

/** Nearby teams. The position is requested only when the viewer presses the button. */
export function Nearby({ sport }: { sport: Sport }) {
  const { t } = useTranslation('scores');
  const { state, ask } = usePosition();
  return (
    <Section title={t('favourites.nearby')}>
      {state.kind === 'unasked' && (
        <Prompt>
          <p>{t('favourites.locationQuestion')}</p>
          <Button kind="secondary" icon="place" onClick={ask}>
            {t('favourites.locationAllow')}
          </Button>
        </Prompt>
      )}
      {state.kind === 'asking' && <Waiting rows={2} />}
      {state.kind === 'refused' && <Prompt role="alert">{t('favourites.locationRefused')}</Prompt>}
      {state.kind === 'failed' && (
        <Prompt role="alert">
          <p>{t('favourites.locationFailed')}</p>
          <Button kind="secondary" icon="retry" onClick={ask}>
            {t('shared:actions.retry')}
          </Button>
        </Prompt>
      )}
      {state.kind === 'known' && <Teams sport={sport} position={state.position} />}
    </Section>
  );
}

function Teams({ sport, position }: { sport: Sport; position: Coordinates }) {
  const { t } = useTranslation('scores');
  const { data, error } = useNearbyTeamsQuery({ sport, ...position });
  if (error) return <Prompt role="alert">{asApiError(error as ApiError).message}</Prompt>;
  if (!data) return <Waiting rows={2} />;
  if (data.teams.length === 0) return <Prompt>{t('favourites.noneNearby')}</Prompt>;
  return (
    <ul>
      {data.teams.map(teamItem).map((item) => (
        <ItemLine key={item.target.targetId} item={item} action={<FollowItem item={item} />} />
      ))}
    </ul>
  );
}

const Prompt = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  color: var(--text-muted);
`;
