import { type MatchPreview, playerPath } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Shirt, useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, tabularDigits, rem } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { nameLine } from '../page/nameLine';
import { BothSides } from './BothSides';

type KeyPlayer = MatchPreview['keyPlayers']['home'][number];

const shown = { football: ['goals', 'assists'], basketball: ['points', 'rebounds'] } as const;

/** The season's best players of both teams. */
export function KeyPlayers({ players }: { players: MatchPreview['keyPlayers'] }) {
  const { t } = useTranslation('match');
  const { detail } = useMatchView();
  if (players.home.length + players.away.length === 0) return null;
  return (
    <Section title={t('preview.keyPlayers')}>
      <BothSides>
        {(side) => (
          <ul>
            {players[side].map((one) => (
              <Line key={one.player.playerId} one={one} colours={detail[side].colours} />
            ))}
          </ul>
        )}
      </BothSides>
    </Section>
  );
}

function Line({ one, colours }: { one: KeyPlayer; colours: [string, string] | null }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { sport } = useMatchView().match;
  const { player, matches, values } = one;
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  const per = sport === 'basketball' ? Math.max(1, matches) : 1;
  return (
    <Row>
      <Shirt number={player.shirtNumber} colours={colours} size={28} />
      <span>
        <Name to={playerPath({ ...player, sport })}>{player.name}</Name>
        <small>
          {shown[sport].map((key) => (
            <span key={key}>
              <abbr title={t(`statistics.keys.${key}`, { context: sport })}>
                {t(`statistics.short.${key}`, { context: sport })}
              </abbr>{' '}
              {format.format((values[key] ?? 0) / per)}
            </span>
          ))}
        </small>
      </span>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;

  > span {
    display: grid;
    min-inline-size: 0;
  }
  small {
    ${tabularDigits}
    display: flex;
    gap: 8px;
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  abbr {
    text-decoration: none;
  }
`;

const Name = styled(Link)`
  ${nameLine}
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: ${rem(24)};
`;
