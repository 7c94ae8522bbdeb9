import { Table, TableFrame } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A small captioned table of figures, dense enough for the panel. */
export function DataTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Frame aria-label={caption}>
      <Close>
        <caption>{caption}</caption>
        {children}
      </Close>
    </Frame>
  );
}

const Frame = styled(TableFrame)`
  container-type: inline-size;

  & + & {
    margin-block-start: 16px;
  }
`;

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
  /* A narrow panel shows the form of the last three matches, so that nothing is cut. */
  @container (max-inline-size: 360px) {
    td,
    th {
      padding-inline: 2px;
    }
    th[scope='row'] {
      max-inline-size: 96px;
    }
    td > span > [data-outcome]:nth-last-child(n + 4) {
      display: none;
    }
  }
  [data-outcome] {
    min-inline-size: 16px;
    block-size: 16px;
  }
  /* A small tablet's panel shows the newest results only. */
  @container (max-width: 330px) {
    th[scope='row'] {
      max-inline-size: 88px;
    }
    [data-outcome]:nth-last-child(n + 4) {
      display: none;
    }
  }
`;
