import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, fontSize, plainButton, tabularDigits } from '@scoreline/shared-lib/ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { useViewerLocale } from '../page/day/useViewerLocale';
import { type Choice, usePress } from './usePress';
import { useTextScale } from './useTextScale';
import { useWidth } from './useWidth';

export interface Drawn {
  width: number;
  height: number;
  /** Index of the focused point. */
  at: number | null;
  /** Index of the chosen point, if the chart is a control. */
  chosen: number | null;
  /** Mirrors an x position in right-to-left languages. */
  flip: (x: number) => number;
}

interface ChartProps {
  /** Accessible name of the chart. */
  label: string;
  height: number;
  /** Number of points; `say` returns the text of each. */
  count: number;
  say: (at: number) => string;
  /** X position of a point, from 0 to `width`. */
  positionOf: (at: number, width: number) => number;
  draw: (drawn: Drawn) => ReactNode;
  /** The same figures as a table; omit it if the page already has that table below the chart. */
  table?: ReactNode;
  /** Makes the chart a control: a press, a drag or a key chooses a point. */
  choice?: Choice;
}

/** A chart that can be explored with a finger, a mouse or the arrow keys, or read as a table. */
export function Chart(props: ChartProps) {
  const { t } = useTranslation('shared');
  const [asTable, setAsTable] = useState(false);
  return (
    <figure>
      {asTable ? props.table : <Picture {...props} />}
      {props.table && (
        <Toggle type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'chart.asPicture' : 'chart.asTable')}
        </Toggle>
      )}
    </figure>
  );
}

/** The up key moves to a later point in both text directions. */
const upright: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const along: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function Picture({ label, height, count, say, positionOf, draw, choice }: ChartProps) {
  const { rtl } = useViewerLocale();
  const [frame, fullWidth] = useWidth<HTMLDivElement>();
  const [probe, scale] = useTextScale<HTMLElement>();
  // Drawn at the usual text size and scaled with the browser's, so that nothing overlaps.
  const width = fullWidth / scale;
  const [at, setAt] = useState<number | null>(null);
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  const flip = (x: number) => (rtl ? width - x : x);
  const press = usePress(choice);
  const chosen = choice?.chosen ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = upright[event.key] ?? (along[event.key] ?? 0) * (rtl ? -1 : 1);
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : null;
    if (step === 0 && end === null) return;
    event.preventDefault();
    const from = choice ? chosen : at;
    const to = end ?? within((from ?? count - 1) + step);
    if (choice) press.key(to);
    else setAt(to);
  };
  const pointAt = ({ clientX, currentTarget }: PointerEvent) => {
    const x = flip((clientX - currentTarget.getBoundingClientRect().left) / scale);
    return nearest(count, (index) => positionOf(index, width), x);
  };
  const onPointerMove = (event: PointerEvent) => {
    const point = pointAt(event);
    setAt(point);
    if (point !== null) press.move(event, point);
  };
  const onPointerDown = (event: PointerEvent) => {
    const point = pointAt(event);
    if (!choice) setAt(point);
    if (point !== null) press.down(event, point);
  };
  const looked = within(at ?? chosen ?? count - 1);
  return (
    <Frame
      ref={frame}
      data-scrolls
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, count - 1)}
      aria-valuenow={choice ? within(chosen ?? count - 1) : looked}
      aria-valuetext={choice?.said ?? (count > 0 ? say(looked) : undefined)}
      data-set={choice ? '' : undefined}
      onKeyDown={onKeyDown}
      onKeyUp={press.up}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerDown}
      onPointerUp={press.up}
      onPointerCancel={press.leave}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
    >
      <Said aria-hidden="true">{(at ?? chosen) === null ? '' : say(looked)}</Said>
      <Probe ref={probe} aria-hidden="true" />
      <svg
        width="100%"
        height={height * scale}
        viewBox={scale === 1 ? undefined : `0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {draw({ width, height, at: at === null ? null : within(at), chosen, flip })}
      </svg>
    </Frame>
  );
}

function nearest(count: number, positionOf: (at: number) => number, x: number): number | null {
  let best: number | null = null;
  for (let at = 0; at < count; at += 1)
    if (best === null || Math.abs(positionOf(at) - x) < Math.abs(positionOf(best) - x)) best = at;
  return best;
}

const Frame = styled.div`
  position: relative;
  touch-action: pan-y;
  border-radius: 8px;
  ${focusRing}

  &[data-set] {
    cursor: ew-resize;
    user-select: none;
  }

  svg {
    display: block;
    overflow: visible;
    /* Positions are from the left. The caller mirrors them for right-to-left text. */
    direction: ltr;
  }
  text {
    /* Scales with the drawing. */
    font-size: 11px;
    font-variant-numeric: tabular-nums;
    fill: var(--text-muted);
    stroke: var(--surface-raised);
    stroke-width: 3px;
    paint-order: stroke;
  }
`;

/** Its height follows the browser's text size. */
const Probe = styled.i`
  position: absolute;
  visibility: hidden;
  block-size: 1rem;
`;

const Said = styled.p`
  ${tabularDigits}
  min-block-size: 20px;
  font-size: ${fontSize[12]};
  font-weight: 500;
  text-align: center;
`;

const Toggle = styled.button`
  ${plainButton}
  display: block;
  min-block-size: 44px;
  margin-inline: auto;
  padding-inline: 12px;
  border-radius: 8px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
  ${focusRing}
`;
