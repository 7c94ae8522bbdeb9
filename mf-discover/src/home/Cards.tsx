import type { MoverList, Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { AverageRows } from '../averages/AverageRows';
import {
  type MoversRequest,
  useAveragesQuery,
  useMoversQuery,
  useSameOddsQuery,
  useTipsHistoryQuery,
  useTipsUpcomingQuery,
} from '../lists/discoverApi';
import { MoverRows } from '../movers/MoverRows';
import { SameOddsRows } from '../same-odds/SameOddsRows';
import { OpenTips } from '../tips/OpenTips';
import { Card } from './Card';
import { RecordLine } from './RecordLine';

interface MoversCardProps {
  page: MoverList;
  sport: Sport;
  request: MoversRequest;
}

export function MoversCard({ page, sport, request }: MoversCardProps) {
  const { t } = useTranslation('discover');
  const asked = useMoversQuery(request);
  return (
    <Card page={page} sport={sport}>
      <Answer of={asked} rows={3}>
        {(answer) =>
          answer.rows.length > 0 ? (
            <MoverRows page={answer} />
          ) : (
            <Nothing>{t('empty.matches')}</Nothing>
          )
        }
      </Answer>
    </Card>
  );
}

type Request<H extends (request: never) => unknown> = Parameters<H>[0];

interface SameOddsCardProps {
  sport: Sport;
  request: Request<typeof useSameOddsQuery>;
}

export function SameOddsCard({ sport, request }: SameOddsCardProps) {
  const { t } = useTranslation('discover');
  const asked = useSameOddsQuery(request);
  return (
    <Card page="sameOdds" sport={sport}>
      <Answer of={asked} rows={3}>
        {(answer) =>
          answer.rows.length > 0 ? (
            <SameOddsRows page={answer} />
          ) : (
            <Nothing>{t('empty.matches')}</Nothing>
          )
        }
      </Answer>
    </Card>
  );
}

interface AveragesCardProps {
  sport: Sport;
  request: Request<typeof useAveragesQuery> & { metric: string };
}

export function AveragesCard({ sport, request }: AveragesCardProps) {
  const { t } = useTranslation('discover');
  const asked = useAveragesQuery(request);
  return (
    <Card page="averages" sport={sport}>
      <Answer of={asked} rows={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Nothing>{t('empty.data')}</Nothing>
          ) : (
            <AverageRows rows={rows} metric={request.metric} />
          )
        }
      </Answer>
    </Card>
  );
}

interface TipsCardProps {
  sport: Sport;
  request: Request<typeof useTipsUpcomingQuery>;
  record: Request<typeof useTipsHistoryQuery>;
}

export function TipsCard({ sport, request, record }: TipsCardProps) {
  const { t } = useTranslation('discover');
  const asked = useTipsUpcomingQuery(request);
  const history = useTipsHistoryQuery(record);
  return (
    <Card page="tips" sport={sport}>
      <RecordLine totals={history.data?.totals} />
      <Answer of={asked} rows={3}>
        {(answer) =>
          answer.rows.length > 0 ? (
            <OpenTips page={answer} isFirst />
          ) : (
            <Nothing>{t('empty.tips')}</Nothing>
          )
        }
      </Answer>
    </Card>
  );
}

const Nothing = styled.p`
  padding: 24px 16px 32px;
  text-align: center;
  color: var(--text-muted);
`;
