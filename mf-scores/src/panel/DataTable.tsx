import { Table, TableFrame } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A small table of figures with its name above it, close enough for the panel. */
export function DataTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <TableFrame aria-label={caption}>
      <Close>
        <caption>{caption}</caption>
        {children}
      </Close>
    </TableFrame>
  );
}

const Close = styled(Table)`
  caption {
    padding-block-end: 4px;
    text-align: start;
    font-size: ${fontSize[12]};
    font-weight: 500;
    color: var(--text-muted);
  }
  th,
  td {
    block-size: 32px;
    padding-inline: 4px;
  }
  thead th {
    white-space: normal;
  }
  th[scope='row'] {
    max-inline-size: 124px;
  }
  [data-outcome] {
    min-inline-size: 16px;
    block-size: 16px;
  }
`;
