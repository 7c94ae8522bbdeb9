import { fontSize, tabularDigits, rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** A table of figures; a wide one scrolls instead of the page. */
export const TableFrame = styled.div.attrs({ 'data-scrolls': true, tabIndex: 0, role: 'group' })`
  --ring-offset: -2px;
  overflow-x: auto;
  margin-inline: -16px;
  padding-inline: 16px;
  overscroll-behavior-x: contain;
  /* A shadow at an edge means more content. It disappears at the table's end. */
  background:
    linear-gradient(to right, var(--surface-raised) 40%, transparent) left / 32px 100% local,
    linear-gradient(to left, var(--surface-raised) 40%, transparent) right / 32px 100% local,
    linear-gradient(to right, rgb(0 0 0 / 28%), transparent) left / 12px 100% scroll,
    linear-gradient(to left, rgb(0 0 0 / 28%), transparent) right / 12px 100% scroll;
  background-repeat: no-repeat;
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
  /* A sign precedes its number in right-to-left text, too. */
  td {
    unicode-bidi: plaintext;
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
  th[scope='row'] > a {
    min-block-size: 32px;
    line-height: ${rem(32)};
  }
  th[scope='row'] > a:not([class]) {
    display: block;
  }
  abbr {
    text-decoration: none;
  }
  [data-strong] {
    font-weight: 700;
  }
  /* Hidden on phones, so that the main column stays visible. */
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
    background: var(--accent-8);
  }
`;
