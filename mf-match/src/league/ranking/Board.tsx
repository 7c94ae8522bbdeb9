import { RankedLine, rowStates, Section } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export interface BoardRow {
  id: number;
  to: string;
  picture: ReactNode;
  name: string;
  note: ReactNode;
  value: string;
}

/** Ranking by one figure. */
export function Board({ title, rows }: { title: string; rows: readonly BoardRow[] }) {
  return (
    <Section title={title}>
      <ol>
        {rows.map(({ id, to, picture, name, note, value }, at) => (
          <li key={id}>
            <Row to={to}>
              <RankedLine rank={at + 1} {...{ picture, name, note, value }} />
            </Row>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const Boards = styled.div`
  display: grid;
  gap: 12px;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  margin-inline: -16px;
  padding-inline: 16px;

  li:not(:last-child) > & {
    border-block-end: 1px solid var(--line);
  }
  ${rowStates}
`;
