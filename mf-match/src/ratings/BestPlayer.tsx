import { playerPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Shirt } from '@scoreline/shared-lib/page';
import { focusRing, fontSize } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { BestAwaited, RatingsNote } from './BestAwaited';
import { RatingMark } from './RatingMark';
import { useRatings } from './useRatings';

/** The best player of a finished match. */
export function BestPlayer() {
  const { t } = useTranslation('match');
  const { detail, match } = useMatchView();
  const { best, isAwaited } = useRatings();
  if (isAwaited) return <BestAwaited />;
  if (!best) return null;
  const { player, side, rating } = best;
  return (
    <Section title={t('ratings.best')}>
      <Line to={playerPath({ ...player, sport: match.sport })}>
        <Shirt number={player.shirtNumber} colours={detail[side].colours} size={40} />
        <span>
          <b>{player.name}</b>
          <small>{detail[side].name}</small>
        </span>
        <RatingMark rating={rating} best />
      </Line>
      <RatingsNote>{t('ratings.note')}</RatingsNote>
    </Section>
  );
}

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  border-radius: 8px;
  ${focusRing}

  > span:not(:last-child) {
    flex: 1;
    display: grid;
    min-inline-size: 0;
  }
  small {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;
