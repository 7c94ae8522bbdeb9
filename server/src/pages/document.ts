import type { Boot } from '@scoreline/shared-lib/contract';

import type { Preload } from './preloads';

export interface PageDocument {
  language: string;
  direction: 'ltr' | 'rtl';
  /** The visitor's choice; without it the system decides. */
  theme: 'light' | 'dark' | undefined;
  title: string;
  description: string;
  themeCss: string;
  scripts: Preload[];
  preloads: Preload[];
  boot: Boot;
  nonce: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const linkTag = ({ href, as, integrity }: Preload, nonce: string) =>
  `<link rel="preload" as="${as}" href="${href}" crossorigin integrity="${integrity}"` +
  `${as === 'script' ? ` nonce="${nonce}"` : ''}>`;

const scriptTag = ({ href, integrity }: Preload, nonce: string) =>
  `<script defer src="${href}" crossorigin integrity="${integrity}" nonce="${nonce}"></script>`;

/** The page every route is served as; what shows before the scripts run has the theme's colours already. */
export function renderDocument(page: PageDocument): string {
  const { language, direction, theme, title, description, themeCss, nonce } = page;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...page.scripts.map((script) => scriptTag(script, nonce)),
    ...page.preloads.map((preload) => linkTag(preload, nonce)),
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<style nonce="${nonce}">${themeCss}body{margin:0;background:var(--surface);color:var(--text)}</style>`,
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="boot">${inScript(page.boot)}</script>`,
    '</body></html>',
  ].join('\n');
}
