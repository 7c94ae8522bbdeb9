import { Table, TableFrame } from '@scoreline/shared-lib/page';

import type { MomentumProps } from './momentumProps';

interface SidesTableProps {
  label: string;
  /** Heads the first column. */
  time: string;
  names: MomentumProps['names'];
  /** Above 0 it is the home side's, below the away side's. */
  rows: readonly { time: string; value: number }[];
  /** How a value reads on its side. */
  read: (value: number) => string;
}

/** A chart of two sides as a table: each figure stands on the side that has it. */
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
