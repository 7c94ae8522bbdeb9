import styled, { keyframes } from 'styled-components';

/** Progress line at the top of a list that is refreshing; it takes no space. */
export function UpdatingBar(props: { active: boolean }) {
  return <Track aria-hidden="true">{props.active && <Runner />}</Track>;
}

export const Hairline = styled.hr`
  block-size: 1px;
  margin: 0;
  border: 0;
  background: var(--line);
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

const Track = styled.div`
  direction: ltr;
  block-size: 2px;
  margin-block-end: -2px;
  overflow: clip;
`;

const Runner = styled.div`
  inline-size: 30%;
  block-size: 2px;
  background: var(--accent);
  animation: ${run} 1.2s ease-in-out infinite;
`;
