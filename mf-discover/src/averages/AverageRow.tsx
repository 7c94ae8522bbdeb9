import type { Averages } from '@scoreline/shared-lib/contract';
import { formatPercent, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { RankedLine, useViewerLocale, useTimeLabel } from '@scoreline/shared-lib/page';
import { Crest, oneLine } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { RowLink } from '../match/RowLink';

interface AverageRowProps {
  row: Averages['rows'][number];
  rank: number;
  metric: string;
}

/** A team with its average, the sample size and its next opponent. */
export function AverageRow({ row: { team, match, value, sample }, rank, metric }: AverageRowProps) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const time = useTimeLabel(match);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const shown =
    metric === 'winRate'
      ? formatPercent(value, locale)
      : numberFormat(locale, digits).format(value);
  return (
    <RowLink match={match} tab="h2h">
      <RankedLine
        rank={rank}
        picture={<Crest {...team} size={28} />}
        name={team.name}
        note={
          <Next>
            <bdi dir="ltr">{time}</bdi>
            <span aria-hidden="true">·</span>
            <Pair dir="auto">{`${match.home.name} – ${match.away.name}`}</Pair>
          </Next>
        }
        value={shown}
        valueNote={t('lastMatches', { count: sample })}
      />
    </RowLink>
  );
}

const Next = styled.span`
  display: flex;
  gap: 4px;

  bdi {
    flex: none;
  }
`;

/** Cut at its own end in either reading direction. */
const Pair = styled.span`
  ${oneLine}
`;
