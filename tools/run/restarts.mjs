// @ts-check

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, wasReady: boolean, ranMs: number }} End */

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** Whoever ran this long did not die of its start. */
const steadyMs = 60_000;
/** The server's word that its database went while it started (server/src/process/exitCode.ts). */
const tryAgain = 75;
/** @type {(NodeJS.Signals | null)[]} */
const stops = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Tells whether, and after what pause, a server or registry is started again. */
export function createRestarts() {
  let pauseMs = firstPauseMs;
  let everReady = false;
  return {
    /**
     * Null where it was stopped, or where it never came up: its configuration was refused, or its port is taken.
     * @param {End} end
     * @returns {number | null} milliseconds
     */
    pauseAfter({ code, signal, wasReady, ranMs }) {
      everReady ||= wasReady;
      if (code === 0 || stops.includes(signal)) return null;
      if (!everReady && signal === null && code !== tryAgain) return null;
      if (wasReady && ranMs >= steadyMs) pauseMs = firstPauseMs;
      const next = pauseMs;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      return next;
    },
  };
}
