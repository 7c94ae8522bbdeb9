import styled, { keyframes } from 'styled-components';

/** The hairline at the top of a list that is being refreshed; it takes no room. */
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
  position: relative;
  block-size: 0;
  overflow: visible;
  contain: layout;
`;

const Runner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 30%;
  block-size: 2px;
  background: var(--accent);
  animation: ${run} 1.2s ease-in-out infinite;
`;
