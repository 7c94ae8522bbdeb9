import { memo } from 'react';
import styled from 'styled-components';

import { useMatchPulsesQuery, type PulseOf } from './pulseApi';
import { barsOf, notchesOf } from './pulseShape';
import { pulseHeight, pulseWidth } from './pulseSize';

const everything = {};
const renewMs = 30_000;

/** Pressure of the last minutes of a match: home upwards, away downwards, with a notch at each goal. */
export function Pulse({ matchId }: { matchId: number }) {
  const { pulse } = useMatchPulsesQuery(everything, {
    pollingInterval: renewMs,
    skipPollingIfUnfocused: true,
    selectFromResult: ({ data }) => ({ pulse: data?.[matchId] }),
  });
  return pulse ? <Beats pulse={pulse} /> : <Graph />;
}

const Beats = memo(function Beats({ pulse }: { pulse: PulseOf }) {
  return (
    <Graph
      viewBox={`0 0 ${pulseWidth} ${pulseHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={barsOf(pulse)} fill="currentColor" opacity="0.6" />
      <path d={notchesOf(pulse)} fill="var(--text)" />
    </Graph>
  );
});

const Graph = styled.svg`
  display: block;
  inline-size: ${pulseWidth}px;
  block-size: ${pulseHeight}px;
`;
