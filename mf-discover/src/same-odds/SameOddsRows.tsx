import type { SameOdds } from '@scoreline/shared-lib/contract';
import { formatNumber, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, Icon, plainButton } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { Rows } from '../lists/Rows';
import { leagueOf } from '../match/leagueOf';
import { MatchTeams } from '../match/MatchTeams';
import { RowLink } from '../match/RowLink';
import { Found } from './Found';
import { OpeningPrices } from './OpeningPrices';
import { OutcomeShares } from './OutcomeShares';

type Row = SameOdds['rows'][number];

export function SameOddsRows({ page }: { page: SameOdds }) {
  return (
    <Rows>
      {page.rows.map((row) => (
        <li key={row.match.eventId}>
          <SameOddsRow row={row} league={leagueOf(page.tournaments, row.match)} />
        </li>
      ))}
    </Rows>
  );
}

/** A match with its opening prices and the results of matches that had them. A tap lists those matches. */
export function SameOddsRow({ row, league }: { row: Row; league?: string | undefined }) {
  const { t } = useTranslation('discover');
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowLink match={row.match} tab="odds">
        <MatchTeams match={row.match} note={league} />
        <OpeningPrices match={row.match} />
      </RowLink>
      <Record>
        <OutcomeShares row={row} />
        <Said>
          <Summary row={row} />
          {row.sample > 0 && (
            <Toggle type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('sameOdds.list')}
              <Icon name={open ? 'up' : 'down'} size={14} />
            </Toggle>
          )}
        </Said>
        {open && <Found matchId={row.match.eventId} />}
      </Record>
    </>
  );
}

const strict = 0.005;

/** Fixed decimals, so that averages of any sample align. */
const oneDecimal = (locale: string) =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function Summary({ row: { sample, tolerance, averageTotal, match } }: { row: Row }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  if (sample === 0) return <span>{t('sameOdds.none')}</span>;
  const average = averageTotal === null ? '' : oneDecimal(locale).format(averageTotal);
  const parts = [
    t('sample', { count: sample }),
    averageTotal !== null && t(`sameOdds.average.${match.sport}`, { average }),
    tolerance > strict && t('sameOdds.near', { tolerance: formatNumber(tolerance, locale) }),
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}

const Record = styled.div`
  display: grid;
  gap: 2px;
  padding-block-end: 4px;
  padding-inline: 64px 16px;

  @media (max-width: 479.98px) {
    padding-inline: 16px;
  }
`;

const Said = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Toggle = styled.button`
  ${plainButton}
  ${focusRing}
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  padding-inline: 8px;
  border-radius: 8px;
  font-size: ${fontSize[12]};
  font-weight: 500;
  color: var(--accent);
`;
