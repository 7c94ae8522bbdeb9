import { createHash } from 'node:crypto';

import type { Preload } from './preloads';

/** The policy source of an inline script or style: `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Removes comments and indentation, because every page carries the script. */
export const compact = (source: string): string =>
  source.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '');

/** JSON that can't end its script element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const listed = ({ href, integrity }: Preload) => [href, integrity];

/**
 * The script that loads the page's own scripts in order, and preloads the files of its route. It can add only the listed
 * files, each with its hash. It can't be in the bundle, which it loads.
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
