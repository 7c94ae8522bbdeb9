// @ts-check
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const barWidth = 20;
const noteWidth = 100;

/** @typedef {ReturnType<typeof createDisplay>} Display */

/** @param {number} startedAt */
const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** @param {number} share 0 to 1 */
function bar(share) {
  const full = Math.round(Math.min(1, Math.max(0, share)) * barWidth);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${String(Math.round(share * 100)).padStart(3)} %`;
}

/**
 * Progress of the commands. A terminal has one updating line for running steps and one line per finished step. Elsewhere output
 * is plain lines, with a progress line after a second and then every 15 s.
 * @param {NodeJS.WriteStream} [stream]
 */
export function createDisplay(stream = process.stdout) {
  const live = Boolean(stream.isTTY) && !process.env.CI;
  /** @typedef {{ title: string, startedAt: number, share?: number, note?: string, saidAt: number, pauseMs: number }} Step */
  /** @type {Set<Step>} */
  const steps = new Set();
  let frame = 0;

  const describe = (/** @type {Step} */ step) =>
    [
      step.title,
      step.share === undefined ? '' : bar(step.share),
      seconds(step.startedAt),
      step.note,
    ]
      .filter(Boolean)
      .join('  ');
  const clear = () => void (live && stream.write('\r\x1b[K'));
  const draw = () => {
    if (!live || steps.size === 0) return;
    const line = `${frames[frame++ % frames.length]} ${[...steps].map(describe).join(' · ')}`;
    stream.write(`\r\x1b[K${line.slice(0, (stream.columns || 80) - 1)}`);
  };
  const sayAlive = () => {
    for (const step of steps) {
      if (performance.now() - step.saidAt < step.pauseMs) continue;
      step.saidAt = performance.now();
      step.pauseMs = 15_000;
      stream.write(`… ${describe(step)}\n`);
    }
  };
  const timer = setInterval(live ? draw : sayAlive, live ? 100 : 500);
  timer.unref();

  /** @param {string} text printed above the living line */
  function print(text) {
    clear();
    stream.write(text.endsWith('\n') ? text : `${text}\n`);
    draw();
  }

  return {
    print,
    /** @param {string} title */
    begin(title) {
      const now = performance.now();
      /** @type {Step} */
      const step = { title, startedAt: now, saidAt: now, pauseMs: 1_000 };
      steps.add(step);
      draw();
      const end = (/** @type {string} */ mark, /** @type {string} */ note) => {
        if (!steps.delete(step)) return;
        print(
          `${mark} ${title.padEnd(30)} ${seconds(step.startedAt).padStart(8)}${note && `  ${note}`}`,
        );
      };
      return {
        /** @param {number} [share] how much is done, 0 to 1 */
        update: (share) => void (step.share = share),
        /** @param {string} text what it is at, one line */
        note: (text) => void (step.note = text.slice(0, noteWidth)),
        done: (note = '') => end('✓', note),
        fail: (note = '') => end('✗', note),
      };
    },
    close() {
      clearInterval(timer);
      clear();
    },
  };
}
