import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

const buttonsOf = (element: Element): HTMLElement[] => [...element.querySelectorAll('button')];

function aim(list: HTMLElement, at: HTMLElement | undefined): void {
  for (const button of buttonsOf(list)) button.tabIndex = button === at ? 0 : -1;
}

/** The button that an arrow key moves to: the same one on the next line, or the next on this line. */
function nextOf(event: KeyboardEvent<HTMLElement>, from: HTMLElement): HTMLElement | undefined {
  const line = from.closest('li');
  if (!line) return undefined;
  const own = buttonsOf(line);
  const rtl = getComputedStyle(line).direction === 'rtl';
  const along = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
  if (along) return own[own.indexOf(from) + along];
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!down) return undefined;
  const lines = [...event.currentTarget.querySelectorAll('li')];
  const next = lines[lines.indexOf(line) + down];
  return next && buttonsOf(next)[own.indexOf(from)];
}

/** Makes lines of buttons one tab stop with arrow-key navigation, so that Tab moves past them to the main content. */
export function useOneTabStop<E extends HTMLElement>(): {
  ref: RefObject<E | null>;
  onKeyDown: (event: KeyboardEvent<E>) => void;
  onFocus: (event: FocusEvent<E>) => void;
} {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const buttons = buttonsOf(list);
    aim(list, buttons.find(({ tabIndex, dataset }) => dataset.aim && tabIndex === 0) ?? buttons[0]);
  });
  const onFocus = ({ currentTarget, target }: FocusEvent<E>) => {
    const button = target.closest('button');
    for (const each of buttonsOf(currentTarget)) delete each.dataset.aim;
    if (!button) return;
    button.dataset.aim = 'true';
    aim(currentTarget, button);
  };
  const onKeyDown = (event: KeyboardEvent<E>) => {
    const from = (event.target as HTMLElement).closest('button');
    const next = from && nextOf(event, from);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref, onKeyDown, onFocus };
}
