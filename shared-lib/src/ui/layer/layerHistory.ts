const mark = 'scorelineLayer';

let open: (() => void)[] = [];
let entryPushed = false;
/** True between our `history.back()` and its asynchronous popstate event. */
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

/** Keeps one history entry while a layer is open, and none otherwise. */
function settle(): void {
  if (goingBack) return;
  if (open.length > 0) {
    if (!entryPushed) pushEntry();
    return;
  }
  // A link followed from the layer has pushed its own entry, which stays.
  goingBack = entryPushed && isOurs();
  entryPushed = false;
  if (goingBack) history.back();
  else removeEventListener('popstate', onPop);
}

/**
 * Makes the browser's back button call `close` while a layer is open. Returns a function that ends this. Layers that open and
 * close within one turn, as in React's strict mode or in sequence, share a history entry.
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
