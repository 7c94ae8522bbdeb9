import { startedMark } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import type { CurrentRelease } from '@scoreline/platform-server';
import { cookieOf } from '../visitor/visit';

const cookieName = 'canary-left';
const cookieSeconds = 7 * 86_400;
/** A shell that hasn't started by then has failed, on any network. */
const patienceMs = 20_000;

/** The mark of a shell canary, stored by devices on which it failed. */
export const canaryMark = ({ release, chosen }: CurrentRelease): string | undefined =>
  chosen?.['shell'] ?? (release.canary && String(release.seq));

/** The mark of the canary that failed on this device. */
export const leftCanary = (request: FastifyRequest): string | undefined =>
  cookieOf(request, cookieName);

/**
 * A script in a canary's page that is independent of its shell. If the shell doesn't arrive, throws or hangs before its
 * first render, the device stores the mark and reloads the page with the release. Without cookies it doesn't reload, because
 * the next page would be the canary's again. It can't be in the bundle, which is what may fail.
 */
export const canaryWatch = (mark: string): string => `(function () {
  var note = '${cookieName}=${mark}';
  function isNoted() { return (document.cookie + ';').indexOf(note + ';') >= 0; }
  function leave() {
    if (document.documentElement.hasAttribute('${startedMark}') || isNoted()) return;
    document.cookie = note + '; path=/; max-age=${cookieSeconds}; samesite=lax';
    if (isNoted()) location.reload();
  }
  addEventListener('error', function (event) {
    var source = event.target === window ? event.filename : event.target.src;
    if (source && source.indexOf('/builds/shell/') >= 0) leave();
  }, true);
  addEventListener('unhandledrejection', leave);
  setTimeout(leave, ${patienceMs});
})();`;
