import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Figures in rows; a wide one scrolls by itself, never the page. */
export const TableFrame = styled.div.attrs({ 'data-scrolls': true, tabIndex: 0, role: 'group' })`
  overflow-x: auto;
  margin-inline: -16px;
  padding-inline: 16px;
  overscroll-behavior-x: contain;
`;

export const Table = styled.table`
  ${tabularDigits}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[13]};

  th,
  td {
    block-size: 40px;
    padding: 4px 6px;
    font-weight: 400;
    text-align: center;
    white-space: nowrap;
    border-block-end: 1px solid var(--line);
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  thead th {
    block-size: 28px;
    font-size: ${fontSize[11]};
    color: var(--text-muted);
  }
  th[scope='row'],
  th[data-name] {
    text-align: start;
  }
  th[scope='row'] {
    max-inline-size: 180px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  abbr {
    text-decoration: none;
  }
  [data-strong] {
    font-weight: 700;
  }
  /* What a phone leaves out, so that the figure that counts stays in sight. */
  @media (max-width: 479px) {
    [data-wide] {
      display: none;
    }
    th[scope='row'] {
      max-inline-size: calc(100vw - 226px);
    }
  }
  tr[data-own] > * {
    font-weight: 700;
    background: color-mix(in srgb, var(--accent) 8%, transparent);
  }
`;
