// @ts-check

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, wasReady: boolean, ranMs: number }} End */

/**
 * The line printed when a program has died and is started again after a pause.
 * @param {string} name @param {Pick<End, 'code' | 'signal'>} end @param {number} pauseMs
 */
export const deathNotice = (name, { code, signal }, pauseMs) =>
  `The ${name} died (${signal ?? `exit ${code}`}); it starts again in ${pauseMs / 1000} s.\n`;

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A process that ran this long did not fail on startup. */
const steadyMs = 60_000;
/** The server's exit code for a database lost during startup (server/src/process/exitCode.ts). */
const tryAgain = 75;
/** @type {(NodeJS.Signals | null)[]} */
const stops = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Decides whether a server or registry restarts, and after which pause. */
export function createRestarts() {
  let pauseMs = firstPauseMs;
  let everReady = false;
  return {
    /**
     * Null if it was stopped, or never came up: its configuration was refused, or its port is in use.
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
