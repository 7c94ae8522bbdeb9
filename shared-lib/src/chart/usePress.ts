import { type PointerEvent, useRef } from 'react';

export interface Choice {
  chosen: number | null;
  /** While a finger is still down or a key still held. */
  onMove: (at: number) => void;
  /** Once it is let go. */
  onSet: (at: number) => void;
  /** What it is set to, in words. */
  said: string;
}

/** A finger that goes down to scroll the page is not yet one that sets the chart. */
const slackPx = 6;

interface Press {
  /** Where it went down; null of a key. */
  x: number | null;
  at: number;
  moved: boolean;
}

/** Sets a chart by a tap, a drag along it or a key; says once when it is let go. */
export function usePress(choice: Choice | undefined) {
  const held = useRef<Press | null>(null);
  const set = (at: number, press: Press) => {
    held.current = { ...press, at, moved: true };
    choice?.onMove(at);
  };
  return {
    key: (at: number) => set(at, { x: null, at, moved: true }),
    down: (event: PointerEvent, at: number) => {
      const { clientX, pointerId, pointerType, currentTarget, button } = event;
      if (!choice || button > 0) return;
      held.current = { x: clientX, at, moved: false };
      if (pointerType !== 'touch') currentTarget.setPointerCapture?.(pointerId);
    },
    move: ({ clientX }: PointerEvent, at: number) => {
      const press = held.current;
      if (!press || press.x === null) return;
      if (press.moved || Math.abs(clientX - press.x) >= slackPx) set(at, press);
    },
    up: () => {
      const press = held.current;
      held.current = null;
      if (press) choice?.onSet(press.at);
    },
    leave: () => {
      held.current = null;
    },
  };
}
