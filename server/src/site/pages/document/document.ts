import { type Boot, languageOf } from '@scoreline/shared-lib/contract';

import type { PageHead } from './head';
import { attributes, escapeHtml } from '../../../wire/html';
import { inScript } from '../scripts/inlineScripts';
import type { Preload } from '../scripts/preloads';

export interface PageDocument {
  /** The brand's own folder, `/` or `/livescore/`: its icons and its manifest lie there. */
  basePath: string;
  language: string;
  head: PageHead;
  /** Whether scores of what is written are not to be seen, whatever the visitor has chosen. */
  isKeptBack: boolean;
  styles: string;
  /** Sources of the scripts that stand in the page, in the order in which they run. */
  scripts: string[];
  /** Texts that are fetched ahead; scripts are the loader's. */
  preloads: Preload[];
  boot: Boot;
  /** HTML of what the page is about, which the application takes the place of. */
  written: string;
  /** Source of a script that completes what is written, before it is painted. */
  afterWritten: string | undefined;
}

const preloadTag = ({ href, as, integrity }: Preload) =>
  `<link rel="preload"${attributes({ as, href, integrity })} crossorigin>`;

/** What other sites show of a link to the page. */
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

/** The page every route is served as. */
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
