import { playerPath } from '@scoreline/shared-lib/contract';
import { Shirt } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, media, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { RatingMark } from '../ratings/RatingMark';
import type { Ratings } from '../ratings/useRatings';
import { EventMarks } from './EventMarks';
import type { PlayerEvents } from './playerEvents';
import type { Starter } from './placeStarters';
import { shirtsOf } from './shirts';

type SideName = 'home' | 'away';

interface PitchProps {
  rows: Record<SideName, Starter[][] | null>;
  formations: Record<SideName, string | null | undefined>;
  events: Map<number, PlayerEvents>;
  ratings: Ratings;
}

/** Both starting elevens, the home side at the top, the away side at the bottom, facing each other. */
export function Pitch({ rows, formations, events, ratings }: PitchProps) {
  const { detail } = useMatchView();
  return (
    <Grass>
      <Lines viewBox="0 0 100 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 2h96v146H2zM2 75h96M28 2v20h44V2M28 148v-20h44v20M40 2v8h20V2M40 148v-8h20v8" />
        <circle cx="50" cy="75" r="13" />
      </Lines>
      {(['home', 'away'] as const).map((side) => (
        <Half key={side} data-side={side}>
          <Formation>
            <b>{detail[side].name}</b>
            <bdi dir="ltr">{formations[side]}</bdi>
          </Formation>
          {(side === 'home' ? rows.home : rows.away && [...rows.away].reverse())?.map((row, at) => (
            <Row key={at} data-side={side}>
              {row.map((starter) => (
                <Player key={starter.playerId} {...{ starter, side, events, ratings }} />
              ))}
            </Row>
          ))}
        </Half>
      ))}
    </Grass>
  );
}

/** A phone has room only for the family name. */
const shortName = (name: string): string => {
  const words = name.split(' ');
  return words.length > 1 ? words.slice(1).join(' ') : name;
};

interface PlayerProps {
  starter: Starter;
  side: SideName;
  events: Map<number, PlayerEvents>;
  ratings: Ratings;
}

function Player({ starter, side, events, ratings }: PlayerProps) {
  const { t } = useTranslation('match');
  const { detail, match } = useMatchView();
  const shirts = shirtsOf(detail.home.colours, detail.away.colours);
  const done = events.get(starter.playerId);
  const number =
    starter.shirtNumber === null ? '' : t('lineups.number', { number: starter.shirtNumber });
  const rating = ratings.of.get(starter.playerId);
  const role = starter.captain && t('lineups.captain');
  return (
    <Spot to={playerPath({ ...starter, sport: match.sport })}>
      <VisuallyHidden>{[starter.name, number, role].filter(Boolean).join(', ')}</VisuallyHidden>
      <Shirt number={starter.shirtNumber} colours={shirts[side]} size={36} />
      {done && <EventMarks events={done} floats />}
      {rating !== undefined && (
        <Rated data-rated>
          <RatingMark rating={rating} best={ratings.best?.player.playerId === starter.playerId} />
        </Rated>
      )}
      <span aria-hidden="true">
        {starter.captain && <Captain>{t('lineups.captainMark')}</Captain>}
        {shortName(starter.name)}
      </span>
    </Spot>
  );
}

const Grass = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  color: #fff;
  background: repeating-linear-gradient(#14613b 0 40px, #125936 40px 80px);

  ${media.tablet} {
    border-radius: 12px;
  }
`;

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: rgb(255 255 255 / 28%);
  stroke-width: 0.5;
`;

const Half = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  padding: 8px 4px 12px;

  &[data-side='away'] {
    padding: 12px 4px 8px;
  }
  &[data-side='away'] > :first-child {
    order: 1;
  }
`;

const Formation = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 4px 12px;
  font-size: ${fontSize[13]};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-evenly;
  /* A side that attacks downwards has its left at the viewer's right. */
  direction: ltr;

  &[data-side='home'] {
    flex-direction: row-reverse;
  }
  /* At the edge of the pitch the marks are on the shirt's other side. */
  &[data-side='home'] > :first-child:not(:only-child) [data-floats],
  &[data-side='away'] > :last-child:not(:only-child) [data-floats] {
    inset-inline: auto 50%;
    margin-inline: 0 12px;
    align-items: flex-end;
  }
  &[data-side='home'] > :first-child:not(:only-child) [data-rated],
  &[data-side='away'] > :last-child:not(:only-child) [data-rated] {
    inset-inline: 50% auto;
    margin-inline: 12px 0;
  }
`;

const Captain = styled.b`
  margin-inline-end: 4px;
  padding-inline: 3px;
  border-radius: 3px;
  font-size: ${fontSize[11]};
  color: #14613b;
  background: #fff;
`;

/** On the shirt's hem, opposite the marks. */
const Rated = styled.span`
  position: absolute;
  inset-block-start: 23px;
  inset-inline-end: 50%;
  margin-inline-end: 12px;
`;

const Spot = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  flex: 0 1 84px;
  min-inline-size: 0;
  min-block-size: 60px;
  border-radius: 8px;
  ${focusRing}
  outline-color: #fff;

  > span:last-child {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${fontSize[12]};
    font-weight: 500;
    text-shadow: 0 1px 2px rgb(0 0 0 / 60%);
  }
`;
