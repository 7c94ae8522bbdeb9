import { type Boot, languageOf } from '@scoreline/shared-lib/contract';

import type { PageHead } from './head';
import { attributes, escapeHtml } from './html';
import type { Preload } from './preloads';

export interface PageDocument {
  /** The brand's own folder, `/` or `/livescore/`: its icons and its manifest lie there. */
  basePath: string;
  language: string;
  /** The visitor's choice; without it the system decides. */
  theme: 'light' | 'dark' | undefined;
  head: PageHead;
  styles: string;
  /** Sources of scripts that run before the others. */
  first: string[];
  scripts: Preload[];
  preloads: Preload[];
  boot: Boot;
  /** HTML of what the page is about, which the application takes the place of. */
  written: string;
  /** Source of a script that completes what is written, before it is painted. */
  afterWritten: string | undefined;
  nonce: string;
}

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const preloadTag = ({ href, as, integrity }: Preload, nonce: string) =>
  `<link rel="preload"${attributes({ as, href, integrity, nonce: as === 'script' ? nonce : undefined })} crossorigin>`;

const scriptTag = ({ href, integrity }: Preload, nonce: string) =>
  `<script defer${attributes({ src: href, integrity, nonce })} crossorigin></script>`;

/** What other sites show of a link to the page. */
function shareTags({ title, description, canonical, image }: PageHead): string[] {
  const said = { title, description, url: canonical, type: 'website', image };
  const tags = Object.entries(said).filter(([, content]) => content !== undefined);
  return [
    ...tags.map(([name, content]) => `<meta${attributes({ property: `og:${name}`, content })}>`),
    ...(image ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
  ];
}

function headTags(head: PageHead): string[] {
  const { title, description, canonical, alternates, isIndexed } = head;
  const links = alternates.map(
    ({ hreflang, href }) => `<link rel="alternate"${attributes({ hreflang, href })}>`,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description"${attributes({ content: description })}>`,
    isIndexed
      ? `<link rel="canonical"${attributes({ href: canonical })}>`
      : '<meta name="robots" content="noindex">',
    ...shareTags(head),
    ...links,
    ...head.structuredData.map(
      (thing) => `<script type="application/ld+json">${inScript(thing)}</script>`,
    ),
  ];
}

/** The page every route is served as; what shows before the scripts run has the theme's colours already. */
export function renderDocument(page: PageDocument): string {
  const { theme, nonce } = page;
  const { tag, dir } = languageOf(page.language);
  return [
    `<!doctype html><html${attributes({ lang: tag, dir, 'data-theme': theme })}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...page.first.map((source) => `<script nonce="${nonce}">${source}</script>`),
    ...page.scripts.map((script) => scriptTag(script, nonce)),
    ...page.preloads.map((preload) => preloadTag(preload, nonce)),
    ...headTags(page.head),
    `<link rel="icon" type="image/svg+xml"${attributes({ href: `${page.basePath}icons/icon.svg` })}>`,
    `<link rel="manifest"${attributes({ href: `${page.basePath}manifest.webmanifest?lang=${page.language}` })}>`,
    `<style nonce="${nonce}">${page.styles}</style>`,
    `</head><body><div id="root">${page.written}</div>`,
    ...(page.afterWritten ? [`<script nonce="${nonce}">${page.afterWritten}</script>`] : []),
    `<script type="application/json" id="boot">${inScript(page.boot)}</script>`,
    '</body></html>',
  ].join('\n');
}
