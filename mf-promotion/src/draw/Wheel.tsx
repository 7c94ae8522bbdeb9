import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { type Ref, memo } from 'react';
import styled from 'styled-components';

import { slicesOf, tonesOf, uprightTurn } from './slices';

interface WheelProps {
  prizes: PromotionOverview['prizes'];
  /** Degrees at which the wheel rests. Names are upright at this angle. */
  angle: number;
  /** Too small for names. */
  isNameless?: boolean;
  ref: Ref<HTMLDivElement>;
}

const radius = 96;
/** Longest name in characters that fits between hub and rim. */
const longest = 15;

const shortened = (name: string) =>
  [...name].length > longest ? `${[...name].slice(0, longest - 1).join('')}…` : name;

const point = (degrees: number, distance: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(radians)).toFixed(2)} ${(distance * Math.sin(radians)).toFixed(2)}`;
};

function slicePath(at: number, width: number): string {
  const [from, to] = [at * width, (at + 1) * width];
  return `M0 0L${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}Z`;
}

/** From hub to rim, or reversed where that is the readable direction. */
const textPosition = (middle: number, angle: number) =>
  `rotate(${middle - 90}) translate(55 0) rotate(${uprightTurn(middle, angle)})`;

/** The wheel as a picture for the eye only: a list beside it has names and odds, and screen readers get the result. */
export const Wheel = memo(function Wheel({ prizes, angle, isNameless, ref }: WheelProps) {
  const slices = slicesOf(prizes);
  const tones = tonesOf(slices);
  const nameOf = (id: number | null) => prizes.find(({ prizeId }) => prizeId === id)?.name ?? '–';
  const width = 360 / slices.length;
  return (
    <Frame aria-hidden="true">
      <Pointer viewBox="0 0 24 20">
        <path d="M2 2h20L12 18z" />
      </Pointer>
      <Turning ref={ref} style={{ transform: `rotate(${angle}deg)` }} data-wheel>
        <svg viewBox="-100 -100 200 200">
          {slices.map((id, at) => (
            <g key={at} data-tone={tones[at]}>
              <path d={slicePath(at, width)} />
              {!isNameless && (
                <text transform={textPosition((at + 0.5) * width, angle)} dy="0.35em">
                  {shortened(nameOf(id))}
                </text>
              )}
            </g>
          ))}
          <circle r="97" fill="none" stroke="var(--accent)" strokeWidth="4" />
          <circle r="14" fill="var(--accent)" />
          <circle r="5" fill="var(--on-accent)" />
        </svg>
      </Turning>
    </Frame>
  );
});

const Frame = styled.div`
  position: relative;
  inline-size: min(100%, 400px);
  aspect-ratio: 1;
  margin-inline: auto;
  /* The corners of its box turn over the content below. */
  pointer-events: none;
`;

const Pointer = styled.svg`
  position: absolute;
  z-index: 1;
  inset-block-start: -6px;
  inset-inline-start: calc(50% - 15px);
  inline-size: 30px;
  fill: var(--text);
  stroke: var(--surface);
  stroke-width: 2;
`;

const Turning = styled.div`
  inline-size: 100%;
  block-size: 100%;
  will-change: transform;

  svg {
    display: block;
  }
  path {
    stroke: var(--surface);
    stroke-width: 1;
  }
  text {
    font-size: 8.5px;
    font-weight: 700;
    text-anchor: middle;
    direction: ltr;
    unicode-bidi: plaintext;
  }
  [data-tone='none'] path {
    fill: var(--surface-raised);
  }
  [data-tone='none'] text {
    fill: var(--text-muted);
  }
  [data-tone='strong'] path {
    fill: var(--accent);
  }
  [data-tone='strong'] text {
    fill: var(--on-accent);
  }
  [data-tone='soft'] path {
    fill: var(--accent-22);
  }
  [data-tone='plain'] path {
    fill: var(--text-14);
  }
  [data-tone='soft'] text,
  [data-tone='plain'] text {
    fill: var(--text);
  }
`;
