import type { Movement, Movements } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Price, useBookName, useViewerLocale } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, oneLine } from '@scoreline/shared-lib/ui';
import { memo } from 'react';
import styled from 'styled-components';

import { Rows } from '../lists/Rows';
import { leagueOf } from '../match/leagueOf';
import { MatchTeams } from '../match/MatchTeams';
import { lineText, pickText } from '@scoreline/shared-lib/page';
import { RowLink } from '../match/RowLink';
import { SideColumn } from '../match/SideColumn';

type Row = Movements['rows'][number];

/** Matches, each with its largest price movement. */
export function MoverRows({ page }: { page: Movements }) {
  return (
    <Rows>
      {page.rows.map((row) => (
        <li key={row.match.eventId}>
          <MoverRow row={row} league={leagueOf(page.tournaments, row.match)} />
        </li>
      ))}
    </Rows>
  );
}

const MoverRow = memo(function MoverRow({
  row,
  league,
}: {
  row: Row;
  league?: string | undefined;
}) {
  const { match, mover, others } = row;
  return (
    <RowLink match={match} tab="odds">
      <MatchTeams match={match} note={league} />
      {mover.kind === 'price' ? (
        <PriceMove row={row} mover={mover} />
      ) : (
        <LineMove mover={mover} others={others} />
      )}
    </RowLink>
  );
});

function PriceMove({ row, mover }: { row: Row; mover: Extract<Movement, { kind: 'price' }> }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const [showOdds] = useSetting('showOdds');
  const percent = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  }).format(mover.change / 100);
  return (
    <SideColumn>
      <Line>
        <Subject>{pickText(mover, row.match, t, locale)}</Subject>
        <Percent data-move={mover.change < 0 ? 'down' : 'up'} dir="ltr">
          {percent}
        </Percent>
      </Line>
      {showOdds && (
        <Prices>
          <Price price={mover.from} />
          <Arrow aria-hidden="true">→</Arrow>
          <b>
            <Price price={mover.to} before={mover.from} />
          </b>
        </Prices>
      )}
      <Others bookmaker={mover.bookmaker} others={row.others} />
    </SideColumn>
  );
}

function LineMove({
  mover,
  others,
}: {
  mover: Extract<Movement, { kind: 'line' }>;
  others: number;
}) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  return (
    <SideColumn>
      <Subject>{t('movers.line')}</Subject>
      <Prices>
        <bdi>{lineText(mover.market, mover.fromLine, locale)}</bdi>
        <Arrow aria-hidden="true">→</Arrow>
        <b>
          <bdi>{lineText(mover.market, mover.line, locale)}</bdi>
        </b>
      </Prices>
      <Others bookmaker={mover.bookmaker} others={others} />
    </SideColumn>
  );
}

function Others({ bookmaker, others }: { bookmaker: string; others: number }) {
  const { t } = useTranslation('discover');
  const nameOf = useBookName();
  return (
    <Book>
      <BookName dir="auto">{nameOf(bookmaker)}</BookName>
      {others > 0 && (
        <abbr dir="ltr" title={t('movers.others', { count: others })}>
          +{others}
        </abbr>
      )}
    </Book>
  );
}

const Subject = styled.span`
  ${oneLine}
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Prices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: baseline;
  gap: 4px;
  color: var(--text-muted);

  b {
    font-size: ${fontSize[15]};
    color: var(--text);
  }
`;

const Arrow = styled.span`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

/** The label yields space to the size of the move, because the names beside it say the same. */
const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  inline-size: 100%;
`;

const Book = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  max-inline-size: 100%;
  font-size: ${fontSize[11]};
  line-height: 1.45;
  text-align: end;
  color: var(--text-muted);

  abbr {
    text-decoration: none;
  }
`;

/** Always one line, so that every row has the same height. */
const BookName = styled.span`
  ${oneLine}
`;

const Percent = styled.b`
  flex: none;
  padding-inline: 6px;
  border-radius: 6px;
  font-size: ${fontSize[12]};

  &[data-move='up'] {
    color: var(--up);
    background: var(--up-12);
  }
  &[data-move='down'] {
    color: var(--down);
    background: var(--down-12);
  }
`;
