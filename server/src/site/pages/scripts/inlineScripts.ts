import { createHash } from 'node:crypto';

import type { Preload } from './preloads';

/** As a policy names what may run or style: `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An inline script without its comments and indentation: every page carries it. */
export const compact = (source: string): string =>
  source.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '');

/** JSON that cannot end the script element it stands in. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const listed = ({ href, integrity }: Preload) => [href, integrity];

/**
 * The script that brings the page's own scripts, in their order, and fetches ahead what its route needs. It can add nothing
 * but what it lists, each with the hash of its file. It can't wait for the bundle: it is what asks for it.
 */
export const scriptLoader = (
  scripts: readonly Preload[],
  ahead: readonly Preload[],
): string => `(function () {
  var scripts = ${inScript(scripts.map(listed))};
  var ahead = ${inScript(ahead.map(listed))};
  var policy = window.trustedTypes && trustedTypes.createPolicy('page', {
    createScriptURL: function (address) {
      for (var i = 0; i < scripts.length; i++) if (scripts[i][0] === address) return address;
      throw new TypeError(address + ' is not of this page');
    }
  });
  scripts.forEach(function (file) {
    var script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = file[1];
    script.async = false;
    script.src = policy ? policy.createScriptURL(file[0]) : file[0];
    document.head.appendChild(script);
  });
  ahead.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = file[1];
    link.href = file[0];
    document.head.appendChild(link);
  });
})();`;
