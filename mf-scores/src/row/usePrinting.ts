import { useSyncExternalStore } from 'react';

let isPrinting = false;

const printEvents = ['beforeprint', 'afterprint'] as const;

function onPrint(listener: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    listener();
  };
  for (const type of printEvents) addEventListener(type, follow);
  return () => {
    for (const type of printEvents) removeEventListener(type, follow);
  };
}

/**
 * Whether the page is being printed. Browsers count the sheets before media queries change, so a component whose height differs on
 * paper asks here.
 */
export const usePrinting = (): boolean => useSyncExternalStore(onPrint, () => isPrinting);
