import { type LineupSide, playerPath, type PlayerCard } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, oneLine, tabularDigits, rem } from '@scoreline/shared-lib/ui';
import { Section } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { RatingMark } from '../ratings/RatingMark';
import type { Ratings } from '../ratings/useRatings';
import { EventMarks } from './EventMarks';
import type { PlayerEvents } from './playerEvents';
import { reasonText } from './reasons';

interface TeamSheetProps {
  side: 'home' | 'away';
  lineup: LineupSide;
  events: Map<number, PlayerEvents>;
  ratings: Ratings;
  /** False when the pitch already shows the starters. */
  starters: boolean;
}

/** A team's list: starters, bench, missing players, coach. */
export function TeamSheet({ side, lineup, events, ratings, starters }: TeamSheetProps) {
  const { t } = useTranslation('match');
  const { detail } = useMatchView();
  const captain = lineup.starters.find((starter) => starter.captain)?.playerId;
  const marks = ({ playerId }: PlayerCard) => {
    const done = events.get(playerId);
    const rating = ratings.of.get(playerId);
    return (
      <>
        {playerId === captain && <Reason>{t('lineups.captain')}</Reason>}
        {done && <EventMarks events={done} />}
        {rating !== undefined && (
          <RatingMark rating={rating} best={ratings.best?.player.playerId === playerId} />
        )}
      </>
    );
  };
  const groups: [string, readonly PlayerCard[], (player: PlayerCard) => ReactNode][] = [
    ['starters', starters ? lineup.starters : [], marks],
    ['substitutes', lineup.substitutes, marks],
    ['missing', lineup.missing, (player) => reasonOf(lineup, player, t)],
  ];
  return (
    <Section title={detail[side].name} aside={<bdi dir="ltr">{lineup.formation}</bdi>}>
      {groups.map(
        ([name, players, after]) =>
          players.length > 0 && (
            <div key={name}>
              <Group>{t(`lineups.${name}`)}</Group>
              <ul>
                {players.map((player) => (
                  <Player key={player.playerId} player={player}>
                    {after(player)}
                  </Player>
                ))}
              </ul>
            </div>
          ),
      )}
      {lineup.coach && (
        <>
          <Group>{t('lineups.coach')}</Group>
          <p>{lineup.coach}</p>
        </>
      )}
    </Section>
  );
}

function reasonOf({ missing }: LineupSide, player: PlayerCard, t: (key: string) => string) {
  const entry = missing.find(({ playerId }) => playerId === player.playerId);
  return entry && <Reason>{reasonText(entry.reason, t)}</Reason>;
}

function Player({ player, children }: { player: PlayerCard; children: ReactNode }) {
  const { sport } = useMatchView().match;
  return (
    <Row>
      <Number>{player.shirtNumber ?? ''}</Number>
      <Name to={playerPath({ ...player, sport })}>{player.name}</Name>
      {children}
    </Row>
  );
}

const Group = styled.h3`
  padding-block: 12px 4px;
  font-size: ${fontSize[12]};
  font-weight: 500;
  color: var(--text-muted);
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  font-size: ${fontSize[13]};

  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
`;

const Number = styled.span`
  ${tabularDigits}
  flex: none;
  inline-size: 24px;
  text-align: center;
  color: var(--text-muted);
`;

const Name = styled(Link)`
  ${oneLine}
  flex: 1;
  line-height: ${rem(44)};

  &:hover {
    text-decoration: underline;
  }
`;

const Reason = styled.span`
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
