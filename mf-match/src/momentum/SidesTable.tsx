import { Table, TableFrame } from '@scoreline/shared-lib/page';

import type { MomentumProps } from './momentumProps';

interface SidesTableProps {
  label: string;
  /** Heading of the first column. */
  time: string;
  names: MomentumProps['names'];
  /** Values above 0 belong to the home side, below 0 to the away side. */
  rows: readonly { time: string; value: number }[];
  /** Formats a value for its side. */
  read: (value: number) => string;
}

/** A two-sided chart as a table: each value is in the column of its side. */
export function SidesTable({ label, time, names, rows, read }: SidesTableProps) {
  return (
    <TableFrame aria-label={label} style={{ maxBlockSize: 320, overflowY: 'auto' }}>
      <Table>
        <thead>
          <tr>
            {[time, names.home, names.away].map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <td>{row.time}</td>
              <td>{row.value > 0 ? read(row.value) : ''}</td>
              <td>{row.value < 0 ? read(-row.value) : ''}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
