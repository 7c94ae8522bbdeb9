import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A small table of figures with its name above it. */
export function DataTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Table>
      <caption>{caption}</caption>
      {children}
    </Table>
  );
}

const Table = styled.table`
  ${tabularDigits}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[13]};

  caption {
    padding-block-end: 4px;
    text-align: start;
    font-size: ${fontSize[12]};
    font-weight: 500;
    color: var(--text-muted);
  }
  th,
  td {
    padding: 6px 4px;
    font-weight: 400;
    text-align: center;
    border-block-end: 1px solid var(--line);
  }
  thead th {
    font-size: ${fontSize[11]};
    color: var(--text-muted);
  }
  th[scope='row'] {
    max-inline-size: 140px;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th[data-name] {
    text-align: start;
  }
  tr[data-own] > * {
    font-weight: 700;
    background: color-mix(in srgb, var(--accent) 8%, transparent);
  }
`;
