import type { Averages } from '@scoreline/shared-lib/contract';
import { formatPercent, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { RankedLine, usePlace, useTimeLabel } from '@scoreline/shared-lib/page';
import { Crest } from '@scoreline/shared-lib/ui';

import { RowLink } from '../match/RowLink';

interface AverageRowProps {
  row: Averages['rows'][number];
  rank: number;
  metric: string;
}

/** A team with its average, how many matches that is of, and whom it plays next. */
export function AverageRow({ row: { team, match, value, sample }, rank, metric }: AverageRowProps) {
  const { t } = useTranslation('discover');
  const { locale } = usePlace();
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
          <>
            <bdi dir="ltr">{time}</bdi> · {match.home.name} – {match.away.name}
          </>
        }
        value={shown}
        valueNote={t('lastMatches', { count: sample })}
      />
    </RowLink>
  );
}
