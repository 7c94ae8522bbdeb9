import {
  playerPath,
  type Sport,
  type TeamCard,
  teamPath,
  type Transfer,
} from '@scoreline/shared-lib/contract';
import { formatDay, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Crest, EmptyState, fontSize, Icon, oneLine, rem } from '@scoreline/shared-lib/ui';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface TransferRowsProps {
  transfers: readonly Transfer[];
  sport: Sport;
  /** Arrivals or departures from the point of view of the page's team. */
  direction?: 'arrivals' | 'departures';
  /** False on the player's own page. */
  named?: boolean;
}

/** Transfers, each with its kind, date and fee. */
export function TransferRows({ transfers, sport, direction, named = true }: TransferRowsProps) {
  const { t } = useTranslation('match');
  if (transfers.length === 0) return <EmptyState title={t('transfers.none')} picture="sort" />;
  return (
    <ul>
      {transfers.map((transfer) => (
        <Row key={transfer.transferId}>
          {named && (
            <Who>
              {direction && <Way direction={direction} />}
              <Name to={playerPath({ ...transfer.player, sport })}>{transfer.player.name}</Name>
            </Who>
          )}
          <Clubs>
            <Club team={transfer.from} sport={sport} />
            <Icon name="forward" size={16} />
            <Club team={transfer.to} sport={sport} />
          </Clubs>
          <Terms transfer={transfer} />
        </Row>
      ))}
    </ul>
  );
}

/** Arrivals are green and down, departures red and up. */
function Way({ direction }: { direction: 'arrivals' | 'departures' }) {
  const { t } = useTranslation('match');
  return (
    <Arrow role="img" aria-label={t(`transfers.${direction}`)} data-in={direction === 'arrivals'}>
      {direction === 'arrivals' ? '↓' : '↑'}
    </Arrow>
  );
}

function Club({ team, sport }: { team: TeamCard | null; sport: Sport }) {
  const { t } = useTranslation('match');
  if (!team) return <span>{t('transfers.noClub')}</span>;
  return (
    <Link to={teamPath({ ...team, sport })}>
      <Crest {...team} size={16} />
      <span>{team.name}</span>
    </Link>
  );
}

function Terms({ transfer: { kind, date, fee } }: { transfer: Transfer }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const money = numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const day = formatDay(date, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <small>
      {[day, t(`transfers.kinds.${kind}`), fee !== null && fee > 0 && money.format(fee)]
        .filter(Boolean)
        .join(' · ')}
    </small>
  );
}

const Row = styled.li`
  display: grid;
  gap: 2px;
  padding-block: 8px;

  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  small {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const Arrow = styled.b`
  color: var(--down);

  &[data-in='true'] {
    color: var(--up);
  }
`;

const Name = styled(Link)`
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: ${rem(28)};

  &:hover {
    text-decoration: underline;
  }
`;

const Clubs = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  font-size: ${fontSize[13]};

  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 28px;
    min-inline-size: 0;
  }
  a span {
    ${oneLine}
  }
  > svg {
    color: var(--text-muted);
  }
`;
