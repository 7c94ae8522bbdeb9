const mark = 'scorelineLayer';

let open: (() => void)[] = [];
let entryPushed = false;
/** We ourselves went back, and the browser has not told us yet: it does so later. */
let goingBack = false;

const isOurs = (): boolean =>
  typeof history.state === 'object' && history.state !== null && mark in history.state;

function pushEntry(): void {
  if (!isOurs()) history.pushState({ ...(history.state as object | null), [mark]: true }, '');
  entryPushed = true;
}

function onPop(): void {
  entryPushed = false;
  if (goingBack) goingBack = false;
  else open.at(-1)?.();
  queueMicrotask(settle);
}

/** One history entry while anything is open, none of ours when nothing is. */
function settle(): void {
  if (goingBack) return;
  if (open.length > 0) {
    if (!entryPushed) pushEntry();
    return;
  }
  // A link followed from the layer has put its own entry on top, which stays.
  goingBack = entryPushed && isOurs();
  entryPushed = false;
  if (goingBack) history.back();
  else removeEventListener('popstate', onPop);
}

/**
 * Makes the browser's back button call `close` for as long as a layer is open; returns what ends that. Layers that
 * open and close within one turn, as in React's strict mode or one after another, share a history entry.
 */
export function openLayer(close: () => void): () => void {
  const layer = () => close();
  open = [...open, layer];
  addEventListener('popstate', onPop);
  settle();
  return () => {
    open = open.filter((other) => other !== layer);
    setTimeout(settle);
  };
}
