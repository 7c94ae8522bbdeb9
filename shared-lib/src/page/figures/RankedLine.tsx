import { fontSize, oneLine, tabularDigits } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RankedLineProps {
  rank: number;
  /** Crest or shirt. */
  picture: ReactNode;
  name: string;
  note: ReactNode;
  value: string;
  /** Caption below the value. */
  valueNote?: string;
}

/** Content of a ranking row: rank, name and value. */
export function RankedLine({ rank, picture, name, note, value, valueNote }: RankedLineProps) {
  return (
    <>
      <Rank>{rank}</Rank>
      {picture}
      <Names>
        <b>{name}</b>
        <small>{note}</small>
      </Names>
      <Value>
        <b>{value}</b>
        {valueNote && <small>{valueNote}</small>}
      </Value>
    </>
  );
}

const Rank = styled.span`
  ${tabularDigits}
  flex: none;
  inline-size: 24px;
  font-size: ${fontSize[13]};
  text-align: center;
  color: var(--text-muted);
`;

const Names = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: 2px;

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

const Value = styled.span`
  ${tabularDigits}
  flex: none;
  display: grid;
  justify-items: end;

  b {
    font-size: ${fontSize[15]};
  }
  small {
    font-size: ${fontSize[11]};
    color: var(--text-muted);
  }
`;
