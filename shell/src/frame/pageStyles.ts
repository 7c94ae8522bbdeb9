import { themeCss, tokens } from '@scoreline/shared-lib/brand';

/** What every page shows before a script has run: the theme's ground, and rows where the list will stand. */
const frameCss = [
  'body{margin:0;background:var(--surface);color:var(--text)}',
  '#root:empty{min-block-size:100vh;background:linear-gradient(var(--line) 1px,transparent 1px) 0 104px/100% 56px}',
].join('');

/** The style sheet the page server writes into a page, by style provider; made by the build. */
export const pageStyles: Record<string, string> = Object.fromEntries(
  Object.keys(tokens).map((provider) => [provider, themeCss(provider) + frameCss]),
);
