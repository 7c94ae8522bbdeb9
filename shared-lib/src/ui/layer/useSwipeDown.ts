import { useRef, type PointerEvent, type RefObject } from 'react';

/** Distance in pixels that closes a sheet. */
const closingDistance = 96;

/** Pointer handlers for a sheet's handle: the sheet follows the finger and closes if it is released low enough. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null);
  const move = (distance: number) => {
    if (sheet.current) sheet.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      from.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) move(event.clientY - from.current);
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return;
      const distance = event.clientY - from.current;
      from.current = null;
      move(0);
      if (distance >= closingDistance) onClose();
    },
    onPointerCancel: () => {
      from.current = null;
      move(0);
    },
  };
}
