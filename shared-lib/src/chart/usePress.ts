import { type PointerEvent, useRef } from 'react';

export interface Choice {
  chosen: number | null;
  /** Called during a drag or while a key is held. */
  onMove: (at: number) => void;
  /** Called on release. */
  onSet: (at: number) => void;
  /** The chosen value as text. */
  said: string;
}

/** Pixels a touch may move before it sets the chart, so that scrolling the page does not. */
const slackPx = 6;

interface Press {
  /** X position of the press; null for a key. */
  x: number | null;
  at: number;
  moved: boolean;
}

/** Sets a chart by a tap, a drag or a key, and reports the value once on release. */
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
