import { type Boot, languageOf } from '@scoreline/shared-lib/contract';

import type { PageHead } from './head';
import { attributes, escapeHtml } from '../../../wire/html';
import { inScript } from '../scripts/inlineScripts';
import type { Preload } from '../scripts/preloads';

export interface PageDocument {
  /** The brand's base path, `/` or `/livescore/`, with its icons and manifest. */
  basePath: string;
  language: string;
  head: PageHead;
  /** Whether scores in the written page are hidden for every visitor. */
  isKeptBack: boolean;
  styles: string;
  /** Sources of the page's inline scripts, in running order. */
  scripts: string[];
  /** Texts to preload; the loader handles scripts. */
  preloads: Preload[];
  boot: Boot;
  /** HTML of the page's content, which the application replaces. */
  written: string;
  /** Source of a script that completes the written HTML before it is painted. */
  afterWritten: string | undefined;
}

const preloadTag = ({ href, as, integrity }: Preload) =>
  `<link rel="preload"${attributes({ as, href, integrity })} crossorigin>`;

/** Tags for link previews on other sites. */
function shareTags({ title, description, shared, image }: PageHead): string[] {
  const said = { title, description, url: shared, type: 'website', image };
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
    ...(head.oembed
      ? [
          `<link rel="alternate" type="application/json+oembed"${attributes({ href: head.oembed, title: head.title })}>`,
        ]
      : []),
    ...links,
    ...head.structuredData.map(
      (thing) => `<script type="application/ld+json">${inScript(thing)}</script>`,
    ),
  ];
}

/** The HTML document of every route. */
export function renderDocument(page: PageDocument): string {
  const { tag, dir } = languageOf(page.language);
  return [
    `<!doctype html><html${attributes({ lang: tag, dir })}${page.isKeptBack ? ' data-spoiler-free' : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...page.scripts.map((source) => `<script>${source}</script>`),
    ...page.preloads.map(preloadTag),
    ...headTags(page.head),
    `<link rel="icon" type="image/svg+xml"${attributes({ href: `${page.basePath}icons/icon.svg` })}>`,
    `<link rel="manifest"${attributes({ href: `${page.basePath}manifest.webmanifest?lang=${page.language}` })}>`,
    `<style>${page.styles}</style>`,
    `</head><body><div id="root">${page.written}</div>`,
    ...(page.afterWritten ? [`<script>${page.afterWritten}</script>`] : []),
    `<script type="application/json" id="boot">${inScript(page.boot)}</script>`,
    '</body></html>',
  ].join('\n');
}
