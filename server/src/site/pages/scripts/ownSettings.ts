import { listOrderKey, pricesLineMark } from '@scoreline/shared-lib/contract';

/** The most frequent text size of a page, in rem. */
const usualText = 0.9375;

/**
 * The script that runs before the first paint and applies the device's settings to the shared HTML. Scores are never painted
 * on spoiler-free devices, and leagues are shown or hidden as the application will have them. It can't be in the bundle: the
 * written page would be painted before.
 */
export const ownSettings = `(function () {
  history.scrollRestoration = 'manual';
  function text(key) {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }
  function kept(key) {
    try { return JSON.parse(text(key)) || {}; } catch (error) { return {}; }
  }
  var root = document.documentElement;
  // A smallest type size that the visitor's browser keeps to enlarges text, and nothing measured in rem: it all grows alike.
  var probe = document.createElement('span');
  probe.textContent = 'x';
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100rem;font:1px/normal sans-serif';
  root.appendChild(probe);
  var least = probe.offsetHeight;
  probe.style.fontSize = '100px';
  least *= 100 / probe.offsetHeight;
  // Chromium enlarges the root's own font size too, and not the unit that is named after it.
  var usual = (${usualText} * probe.offsetWidth) / 100;
  root.removeChild(probe);
  if (least > usual) root.style.fontSize = Math.round((100 * least) / usual) + '%';
  var settings = kept('settings');
  var values = settings.values || {};
  var theme = values.theme || (/(?:^|; )theme=(\\w+)/.exec(document.cookie) || [])[1];
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
  if (values.spoilerFree === true) root.setAttribute('data-spoiler-free', '');
  function cookie(name) { return (new RegExp('(?:^|; )' + name + '=([^;]*)').exec(document.cookie) || [])[1]; }
  var excluded = settings.excluded || {};
  var own = cookie('token') ? cookie('userId') : undefined;
  if (Object.keys(excluded).some(function (id) {
    return (own === undefined || own === id) && Date.parse(excluded[id]) > Date.now();
  })) root.setAttribute('data-excluded', '');
  if (values.listPrices === true && values.showOdds !== false) root.setAttribute('${pricesLineMark}', '');
  var following = kept('following');
  var leagues = following.leagues || {};
  var rules = '';
  function each(ids, rule) {
    (ids || []).forEach(function (id) {
      if (typeof id === 'number') rules += '.written [data-league="' + id + '"]' + rule;
    });
  }
  each(leagues.pinned, '{order:-1}');
  each(((following.followed || {}).league || []).map(function (league) { return league.targetId; }), '{order:-2}');
  each(leagues.collapsed, ' ul{display:none}');
  each(leagues.hidden, '{display:none}');
  // What was written stands by league: a list by time is another one, and waits for the application.
  if (text('${listOrderKey}') === 'time') root.setAttribute('data-own-leagues', '');
  if (!rules) return;
  try {
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  } catch (error) {
    root.setAttribute('data-own-leagues', '');
  }
})();`;
