import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';

import { openLayer } from './layerHistory';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  titleId: string;
  /** Handlers of Escape and of a press outside the box. */
  handlers: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/** The browser's modal `<dialog>`: it traps the focus, makes the page inert and restores the focus. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useCloseOnBack(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  return {
    ref,
    titleId,
    handlers: {
      onCancel: (event) => {
        event.preventDefault();
        onClose();
      },
      onClick: (event) => {
        if (event.target === event.currentTarget) onClose();
      },
    },
  };
}

/** While `open`, the browser's back button closes the layer instead of leaving the page. */
function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
