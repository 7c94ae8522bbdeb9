import { startedMark } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import type { CurrentRelease } from '../../releases/releases';
import { cookieOf } from '../visitor/visit';

const cookieName = 'canary-left';
const cookieSeconds = 7 * 86_400;
/** A shell that does not stand by then has failed, whatever the network. */
const patienceMs = 20_000;

/** What a canary of the shell is known by to the devices that were sent back from it. */
export const canaryMark = ({ release, chosen }: CurrentRelease): string | undefined =>
  chosen?.['shell'] ?? (release.canary && String(release.seq));

/** The mark of the canary that this device was sent back from. */
export const leftCanary = (request: FastifyRequest): string | undefined =>
  cookieOf(request, cookieName);

/**
 * The script of a canary's page, which its shell has no part in: where that one does not arrive, throws or hangs before its
 * first render, the device notes so and loads the page again, as all others have it. Without cookies it stays: nothing
 * would keep the next page from being the canary's again. It can't wait for the bundle, which is what may fail.
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
