import { type MatchPreview, playerPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { fontSize, rem } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { reasonText } from '../lineups/reasons';
import { useMatchView } from '../match/matchContext';
import { BothSides } from './BothSides';

/** Missing players and the reason. */
export function Missing({ missing }: Pick<MatchPreview, 'missing'>) {
  const { t } = useTranslation('match');
  const { sport } = useMatchView().match;
  if (missing.home.length + missing.away.length === 0) return null;
  return (
    <Section title={t('lineups.missing')}>
      <BothSides>
        {(side) => (
          <ul>
            {missing[side].map(({ reason, ...player }) => (
              <Row key={player.playerId}>
                <Link to={playerPath({ ...player, sport })}>{player.name}</Link>
                <small>{reasonText(reason, t)}</small>
              </Row>
            ))}
          </ul>
        )}
      </BothSides>
    </Section>
  );
}

const Row = styled.li`
  display: grid;
  padding-block: 4px;
  font-size: ${fontSize[13]};

  a {
    line-height: ${rem(24)};
  }
  small {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;
