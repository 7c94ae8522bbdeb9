import type { Averages } from '@scoreline/shared-lib/contract';

import { Rows } from '../lists/Rows';
import { AverageRow } from './AverageRow';

interface AverageRowsProps {
  rows: Averages['rows'];
  metric: string;
}

/** Teams by average, ranked in the given order. */
export function AverageRows({ rows, metric }: AverageRowsProps) {
  return (
    <Rows>
      {rows.map((row, at) => (
        <li key={row.team.competitorId}>
          <AverageRow row={row} rank={at + 1} metric={metric} />
        </li>
      ))}
    </Rows>
  );
}
