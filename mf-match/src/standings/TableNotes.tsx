import type { LeagueStandings, StandingsAdjustment } from '@scoreline/shared-lib/contract';
import { formatDay } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Lists how a table differs from its results: an unknown order, halved points, and decisions with date, reason and source. */
export function TableNotes({ table }: { table: LeagueStandings['tables'][number] }) {
  const { t } = useTranslation('match');
  const decided = table.rows.flatMap(({ name, competitorId, adjustments = [] }) =>
    adjustments.map((adjustment) => ({ name, competitorId, adjustment })),
  );
  if (decided.length === 0 && !table.halved && !table.uneven) return null;
  return (
    <Notes>
      {table.uneven && <li>{t('standings.uneven')}</li>}
      {table.halved && <li>{t('standings.halved')}</li>}
      {decided.map(({ name, competitorId, adjustment }, index) => (
        <li key={`${competitorId}-${index}`}>
          <span aria-hidden>* </span>
          <bdi>{name}</bdi>: <Decision {...adjustment} />
        </li>
      ))}
    </Notes>
  );
}

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function Decision({ points, date, reason, source }: StandingsAdjustment) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const what = t(points < 0 ? 'adjustments.taken' : 'adjustments.given', {
    count: Math.abs(points),
  });
  const when = date ? `, ${formatDay(date, locale, longDay)}` : '';
  return (
    <>
      {`${what}${when} – ${t(`adjustments.reasons.${reason}`)}`} (<bdi lang="en">{source}</bdi>)
    </>
  );
}

const Notes = styled.ul`
  list-style: none;
  margin: 0;
  padding: 8px 16px 12px;
  display: grid;
  gap: 4px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
