import { useState } from 'react';
import styled, { keyframes } from 'styled-components';

/** A score that animates on changes, but not on the first render. */
export function RollingScore({ score }: { score: number | null }) {
  const [seen, setSeen] = useState({ score, changes: 0 });
  if (seen.score !== score) setSeen({ score, changes: seen.changes + 1 });
  return (
    <Clip>
      <Digits key={seen.changes} data-rolls={seen.changes > 0 || undefined}>
        {score}
      </Digits>
    </Clip>
  );
}

const roll = keyframes`
  from { transform: translateY(-100%); opacity: 0; }
`;

const Clip = styled.span`
  display: block;
  overflow: hidden;
`;

const Digits = styled.span`
  display: block;

  &[data-rolls] {
    animation: ${roll} 200ms ease-out;
  }
`;
