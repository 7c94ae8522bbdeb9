import { fontSize, oneLine, tabularDigits } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';

import { Section } from '../page/Section';

export interface BoardRow {
  id: number;
  to: string;
  picture: ReactNode;
  name: string;
  note: string;
  value: string;
}

/** The best by one figure, in order. */
export function Board({ title, rows }: { title: string; rows: readonly BoardRow[] }) {
  return (
    <Section title={title}>
      <ol>
        {rows.map(({ id, to, picture, name, note, value }, at) => (
          <li key={id}>
            <Row to={to}>
              <Rank>{at + 1}</Rank>
              {picture}
              <Names>
                <b>{name}</b>
                <small>{note}</small>
              </Names>
              <Value>{value}</Value>
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
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, var(--text) 4%, transparent);
    }
  }
`;

const Rank = styled.span`
  ${tabularDigits}
  flex: none;
  inline-size: 20px;
  font-size: ${fontSize[13]};
  text-align: center;
  color: var(--text-muted);
`;

const Names = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;

  b {
    ${oneLine}
    font-size: ${fontSize[13]};
    font-weight: 500;
  }
  small {
    ${oneLine}
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;

const Value = styled.b`
  ${tabularDigits}
  font-size: ${fontSize[15]};
`;
