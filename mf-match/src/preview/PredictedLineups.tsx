import type { MatchPreview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Pitch } from '../lineups/Pitch';
import { placeStarters } from '../lineups/placeStarters';
import { TeamSheet } from '../lineups/TeamSheet';

type Predicted = NonNullable<MatchPreview['predicted']>;

const noEvents = new Map<never, never>();
const noRatings = { of: new Map<number, number>(), best: null };

/** Predicted starters, labelled as a prediction with its source. */
export function PredictedLineups({ predicted }: { predicted: Predicted }) {
  const { t } = useTranslation('match');
  const { home, away, basis } = predicted;
  const rows = { home: placeStarters(home), away: placeStarters(away) };
  const formations = { home: home.formation, away: away.formation };
  return (
    <Section title={t('preview.predicted')}>
      <Note>{t('preview.basis', { count: basis })}</Note>
      {rows.home && rows.away ? (
        <Pitch {...{ rows, formations }} events={noEvents} ratings={noRatings} />
      ) : (
        (['home', 'away'] as const).map((side) => (
          <TeamSheet
            key={side}
            side={side}
            lineup={predicted[side]}
            events={noEvents}
            ratings={noRatings}
            starters
          />
        ))
      )}
    </Section>
  );
}

const Note = styled.p`
  padding-block-end: 8px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
