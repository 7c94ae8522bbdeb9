const hiddenMs = 1_000;
const noFramesMs = 16;

/** Runs a task once before the next paint, however often it is requested; once a second on a hidden page. */
export function createFrameSchedule(task: () => void): { ask(): void; cancel(): void } {
  let cancelTask: (() => void) | null = null;
  const run = (): void => {
    cancelTask = null;
    task();
  };
  return {
    ask(): void {
      cancelTask ??= nextFrame(run);
    },
    cancel(): void {
      cancelTask?.();
      cancelTask = null;
    },
  };
}

function nextFrame(run: () => void): () => void {
  const paints = typeof requestAnimationFrame === 'function';
  // A hidden page paints no frames, and a page hidden meanwhile would wait until it is visible again.
  const timer = setTimeout(once, paints ? hiddenMs : noFramesMs);
  const frame = paints ? requestAnimationFrame(once) : null;
  let done = false;
  function cancel(): void {
    done = true;
    clearTimeout(timer);
    if (frame !== null) cancelAnimationFrame(frame);
  }
  function once(): void {
    if (done) return;
    cancel();
    run();
  }
  return cancel;
}
