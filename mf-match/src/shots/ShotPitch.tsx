import type { MatchShot } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { focusRing } from '@scoreline/shared-lib/ui';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { nearestShot, pitch, positionOf } from './placeShots';

interface ShotPitchProps {
  shots: readonly MatchShot[];
  colours: Record<'home' | 'away', string>;
  /** Index of the selected shot. */
  at: number;
  onLook: (at: number) => void;
  say: (shot: MatchShot) => string;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 };

const lines =
  'M0 0h105v68H0zM52.5 0v68M0 13.85h16.5v40.3H0M105 13.85H88.5v40.3H105M0 24.85h5.5v18.3H0M105 24.85h-5.5v18.3H105';

/** Both goals and every shot, selected with a finger, a mouse or the arrow keys in order of play. */
export function ShotPitch({ shots, colours, at, onLook, say }: ShotPitchProps) {
  const { t } = useTranslation('match');
  const { rtl } = useViewerLocale();
  const { detail } = useMatchView();
  const positions = shots.map((shot) => positionOf(shot, rtl));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const turned = rtl && /Left|Right/.test(event.key) ? -step : step;
    onLook(Math.max(0, Math.min(shots.length - 1, at + turned)));
  };
  const onPointerDown = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * pitch.length;
    const y = ((clientY - box.top) / box.height) * pitch.width;
    onLook(nearestShot(positions, x, y));
  };
  return (
    <Frame
      data-scrolls
      role="slider"
      tabIndex={0}
      aria-label={t('shots.label', { home: detail.home.name, away: detail.away.name })}
      aria-valuemin={1}
      aria-valuemax={shots.length}
      aria-valuenow={at + 1}
      aria-valuetext={say(itemAt(shots, at))}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => event.pointerType === 'mouse' && onPointerDown(event)}
    >
      <svg viewBox={`0 0 ${pitch.length} ${pitch.width}`} aria-hidden="true" focusable="false">
        <path d={lines} fill="none" stroke="var(--line)" strokeWidth={0.5} />
        <circle cx={52.5} cy={34} r={9.15} fill="none" stroke="var(--line)" strokeWidth={0.5} />
        {shots.map((shot, index) => (
          <Mark key={index} shot={shot} colour={colours[shot.side]} {...itemAt(positions, index)} />
        ))}
        <circle
          cx={itemAt(positions, at).x}
          cy={itemAt(positions, at).y}
          r={itemAt(positions, at).radius + 1}
          fill="none"
          stroke="var(--text)"
          strokeWidth={0.6}
        />
      </svg>
    </Frame>
  );
}

interface MarkProps {
  shot: MatchShot;
  colour: string;
  x: number;
  y: number;
  radius: number;
}

/** A goal is filled with a dot, a shot on target is filled, all others are hollow, so that they differ without colour. */
function Mark({ shot: { outcome }, colour, x, y, radius }: MarkProps) {
  const isFull = outcome === 'goal' || outcome === 'saved';
  return (
    <g data-outcome={outcome}>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={isFull ? colour : 'var(--surface-raised)'}
        fillOpacity={outcome === 'saved' ? 0.45 : 1}
        stroke={colour}
        strokeWidth={0.5}
        strokeDasharray={outcome === 'blocked' ? '0.8 0.6' : undefined}
      />
      {outcome === 'goal' && (
        <circle cx={x} cy={y} r={radius * 0.36} fill="var(--surface-raised)" />
      )}
    </g>
  );
}

const Frame = styled.div`
  touch-action: pan-y;
  border-radius: 8px;
  cursor: crosshair;
  ${focusRing}

  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
    direction: ltr;
  }
`;
