/*
 * The frame of every page: navigation and the space it takes. It is part of the page's own style sheet, because the page server
 * renders the same frame before a script has run; the components use the same classes.
 */

const phone = '@media(max-width:767.98px)';
const tablet = '@media(min-width:768px)';
const wide = '@media(min-width:1200px)';
const widest = '@media(min-width:1600px)';
const barHeight = 'calc(56px + env(safe-area-inset-bottom))';
const withTabs = ':is([data-layout=tab],[data-layout=navigator])';

const room = [
  '.frame{--frame-top:0px;--frame-bottom:0px;--frame-start:0px;box-sizing:border-box;min-block-size:100dvh;padding-block-end:var(--frame-bottom);font:400 0.9375rem/1.35 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}',
  `${phone}{.frame${withTabs}{--frame-bottom:${barHeight}}}`,
  `${tablet}{.frame{--frame-start:80px;padding-inline-start:var(--frame-start)}}`,
  `${wide}{.frame{--frame-start:0px;--frame-top:56px}}`,
];

const bar = [
  '.frame-bar,.frame-bar *{box-sizing:border-box}',
  '.frame-bar a{color:inherit;text-decoration:none}',
  '.frame-bar{position:fixed;z-index:20;inset-inline:0;inset-block-end:0;display:flex;padding-block-end:env(safe-area-inset-bottom);background:var(--surface-raised);border-block-start:1px solid var(--line)}',
  `${phone}{.frame:not(${withTabs}) .frame-bar{display:none}}`,
  `${tablet}{.frame-bar{flex-direction:column;align-items:center;gap:16px;inset-block:0;inset-inline-end:auto;inline-size:80px;padding-block:16px;border-block-start:0;border-inline-end:1px solid var(--line)}}`,
  `${wide}{.frame-bar{position:sticky;flex-direction:row;gap:24px;inset-block:0 auto;inline-size:auto;block-size:56px;padding:0 max(24px,calc((100vw - 1388px)/2));border-inline-end:0;border-block-end:1px solid var(--line)}}`,
  // Aligned with the columns of the Scores tab, including the live wall.
  `${widest}{.frame-bar{padding-inline:max(24px,calc((100vw - 1412px - clamp(300px,100vw - 1444px,612px))/2))}}`,
];

const home = [
  '.frame-home{display:flex;align-items:center;gap:8px;font-size:1.0625rem;font-weight:700}',
  '.frame-home span{display:grid;place-items:center;inline-size:32px;block-size:32px;border-radius:10px;color:var(--on-accent);background:var(--accent)}',
  '.frame-home small{padding:2px 8px;border:1px solid var(--line);border-radius:999px;font-size:0.6875rem;font-weight:500;color:var(--text-muted)}',
  `${phone}{.frame-home{display:none}}`,
  `${tablet}{.frame-home{flex-direction:column}.frame-home b{display:none}.frame-home small{box-sizing:border-box;max-inline-size:78px;padding-inline:1px;border-radius:8px;font-size:0.625rem;text-align:center;overflow-wrap:anywhere;-webkit-hyphens:auto;hyphens:auto}}`,
  `${wide}{.frame-home{flex-direction:row}.frame-home b{display:inline}.frame-home small{max-inline-size:none;padding-inline:8px;border-radius:999px;font-size:0.6875rem}}`,
];

const tabs = [
  '.frame-tabs{--ring-offset:-2px;display:flex;flex:1}',
  '.frame-tabs a{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;min-block-size:56px;min-inline-size:64px;font-size:min(0.6875rem,4.5vw);font-weight:500;color:var(--text-muted);transition:color 120ms ease-out}',
  '.frame-tabs a[aria-current=page]{color:var(--accent)}',
  '@media(forced-colors:active){.frame-tabs a[aria-current=page]{forced-color-adjust:none;background:Highlight;color:HighlightText}}',
  '.frame-tabs svg{flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  `${tablet}{.frame-tabs{flex:none;flex-direction:column;gap:4px}}`,
  // Each as wide as its own label: the first are painted before the browser has parsed the others.
  `${wide}{.frame-tabs{flex-direction:row}.frame-tabs a{flex:none;flex-direction:row;gap:8px;padding-inline:16px;font-size:0.9375rem}}`,
];

/** Phones only: wider layouts show it beside the wordmark. */
const strip = [
  '.frame-strip{margin:0;padding-block:2px;background:var(--surface-raised);color:var(--text-muted);font-size:0.6875rem;text-align:center}',
  `${tablet}{.frame-strip{display:none}}`,
];

/** Notice on the server-rendered page for browsers without container queries, which every supported browser has. */
const old = [
  '.frame-old{display:none}',
  '@supports not (container-type:inline-size){.frame-old{display:block;margin:0;padding:8px 16px;color:var(--text);background:var(--surface-raised);text-align:center}}',
];

export const frameCss = [...room, ...bar, ...home, ...tabs, ...strip, ...old].join('');
