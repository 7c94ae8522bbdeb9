import { buildsCdnName, startedMark } from '@scoreline/shared-lib/contract';

import { inScript } from './inlineScripts';
import type { Preload } from './preloads';

/** How long a tab avoids a CDN after a failure. */
const awayMs = 600_000;
/** After this time without a file, the CDN is probed, and gets the same time again. */
const patienceMs = { first: 1_500, later: 600 };
/** The maximum wait for any file. */
const mostMs = 8_000;
const storageKey = 'builds-away';

interface CdnFiles {
  /** The base URL, to which `/builds/…` is appended. */
  base: string;
  /** The page's own scripts, in running order. */
  scripts: readonly Preload[];
  /** Scripts and texts that the page's route will request. */
  ahead: readonly Preload[];
  texts: readonly Preload[];
}

const listed = ({ href, integrity }: Preload) => [href, integrity];

/** Allows the page's listed files, and stand-ins for scripts that another policy allowed. */
const policy = `
  var allowed = {}, located = {}, awaySince = 0;
  scripts.forEach(function (file) { allowed[file[0]] = allowed[base + file[0]] = true; });
  var policy = window.trustedTypes && trustedTypes.createPolicy('page', {
    createScriptURL: function (address) {
      if (allowed[address]) return address;
      throw new TypeError(address + ' is not of this page');
    }
  });`;

const away = `
  try { awaySince = Number(sessionStorage.getItem('${storageKey}')) || 0; } catch (error) {}
  function isAway() { return Math.abs(Date.now() - awaySince) < ${awayMs}; }
  function leave() {
    if (navigator.onLine === false) return;
    awaySince = Date.now();
    try { sessionStorage.setItem('${storageKey}', String(awaySince)); } catch (error) {}
  }
  function addressOf(address) { return address.indexOf('/builds/') === 0 ? base + address : address; }`;

const waiting = `
  function patience() {
    return document.documentElement.hasAttribute('${startedMark}') ? ${patienceMs.later} : ${patienceMs.first};
  }
  function watch(isThere, late) {
    if (isAway()) return late();
    var wait = patience();
    function check() { if (!isThere()) late(); }
    setTimeout(function () {
      if (isThere()) return;
      var silent = setTimeout(check, wait);
      fetch(base + scripts[0][0], { method: 'HEAD', mode: 'no-cors', cache: 'no-store', credentials: 'omit' })
        .then(function () { clearTimeout(silent); }, function () {});
    }, wait);
    setTimeout(check, ${mostMs});
  }`;

const locating = `
  function preload(href, as, integrity) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = href;
    document.head.appendChild(link);
    return link;
  }
  function locate(address, integrity) {
    if (addressOf(address) === address || (isAway() && !located[address])) return Promise.resolve(address);
    return located[address] = located[address] || new Promise(function (resolve) {
      var isSettled = false;
      function settle(where) { isSettled = true; resolve(where); }
      function fail() { if (!isSettled) { leave(); settle(address); } }
      var link = preload(base + address, 'script', integrity);
      link.onload = function () { settle(base + address); };
      link.onerror = fail;
      watch(function () { return isSettled; }, fail);
    });
  }`;

const standIns = `
  function run(address, like) {
    var script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = like.integrity;
    script.async = false;
    script.src = policy ? policy.createScriptURL(address) : address;
    document.head.appendChild(script);
    return script;
  }
  function isAtCdn(element) {
    return element.tagName === 'SCRIPT' && element.integrity && element.src.indexOf(base + '/builds/') === 0;
  }
  var ownAddress = function (script) { return script.src.slice(base.length); };
  function replace(script) {
    if (script.isReplaced) return;
    script.isReplaced = true;
    leave();
    allowed[ownAddress(script)] = true;
    var standIn = run(ownAddress(script), script);
    function tell(type) {
      return function () {
        var event = new Event(type);
        event.isOfSite = true;
        script.dispatchEvent(event);
      };
    }
    standIn.onload = tell('load');
    standIn.onerror = tell('error');
  }
  addEventListener('error', function (event) {
    if (event.isOfSite || !isAtCdn(event.target)) return;
    event.stopImmediatePropagation();
    replace(event.target);
  }, true);
  new MutationObserver(function (records) {
    records.forEach(function (record) {
      record.addedNodes.forEach(function (script) {
        if (!isAtCdn(script) || located[ownAddress(script)]) return;
        var isThere = false;
        script.addEventListener('load', function () { isThere = true; });
        watch(function () { return isThere; }, function () { replace(script); });
      });
    });
  }).observe(document.head, { childList: true });`;

const starting = `
  window.${buildsCdnName} = {
    addressOf: addressOf, isAway: isAway, leave: leave, locate: locate, watch: watch,
    start: function () {
      delete this.start;
      Promise.all(scripts.map(function (file) { return locate(file[0], file[1]); })).then(function (addresses) {
        addresses.forEach(function (address, index) { run(address, { integrity: scripts[index][1] }); });
      });
      ahead.forEach(function (file) {
        locate(file[0], file[1]).then(function (address) {
          if (address === file[0]) preload(address, 'script', file[1]);
        });
      });
      texts.forEach(function (address) { preload(isAway() ? address : base + address, 'fetch'); });
    }
  };`;

/**
 * The first script of a page with builds from a CDN. A file that the CDN lacks, alters or delays is loaded from the site,
 * once, and so are all later files. Scripts that must run once are fetched before they run, because a hanging one can't be
 * prevented from running late. A build's own chunks may run twice; their elements get a stand-in before anyone sees the
 * failure. `startFromCdn` starts the page. Neither script can be in the bundle, because they load it. See `BuildsCdn` in the
 * contract.
 */
export const buildsCdn = ({ base, scripts, ahead, texts }: CdnFiles): string =>
  [
    '(function () {',
    `  var base = ${inScript(base)};`,
    `  var scripts = ${inScript(scripts.map(listed))};`,
    `  var ahead = ${inScript(ahead.map(listed))};`,
    `  var texts = ${inScript(texts.map(({ href }) => href))};`,
    ...[policy, away, waiting, locating, standIns, starting].map((part) => part.slice(1)),
    '})();',
  ].join('\n');

/** The last of the page's first scripts: loads the page's own scripts once their watchers are ready. */
export const startFromCdn = `${buildsCdnName}.start();`;
