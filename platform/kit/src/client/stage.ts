import { previewName, type ReleaseTrack, trackName } from '@scoreline/shared-lib/contract';

import type { Selection } from '../admission/compose';
import { type Access, ask } from './ask';
import type { Connection } from './connection';
import { type Act, type ReleaseOptions, uploadAll } from './releases';

/** A link for testers, which the registry returns only once. */
interface Link extends ReleaseTrack {
  remote: string;
  build: string;
  team: string;
  until: string;
  /** The link's secret. */
  word: string;
  /** A page of the build, by its path without language. */
  path: string;
}

/** Output format of links: text for a person, a table for a pull request, or JSON for a program. */
export type LinkForm = 'text' | 'markdown' | 'json';

/** Uploads the builds that the registry does not have, and requests a link for testers on each track. Makes no release. */
export async function stage(
  connection: Connection,
  options: ReleaseOptions & { days?: number | undefined },
  selection: Selection,
  say: (line: string) => void,
): Promise<Link[]> {
  await uploadAll(connection, options, selection, say);
  const { tracks, reason, days, approval } = options;
  const links: Link[] = [];
  for (const [remote, build] of Object.entries(selection)) {
    const made = await ask<Link[]>(connection, 'POST', '/registry/previews', {
      ...{ remote, build, tracks, reason },
      ...(days !== undefined && { days }),
      ...(approval && { approval }),
    });
    links.push(...made);
  }
  return links;
}

interface Ending extends Pick<Act, 'tracks' | 'reason'> {
  remote: string;
  /** Default: all builds of the remote. */
  build?: string | undefined;
}

/**
 * Ends a remote's links.
 * @returns the number of ended links.
 */
export async function endStages(
  access: Access,
  { remote, build, tracks, reason }: Ending,
): Promise<number> {
  const order = { remote, tracks, reason, ...(build && { build }) };
  return (await ask<{ ended: number }>(access, 'POST', '/registry/previews/end', order)).ended;
}

/** Address of a link; `{brand}` in the site's address becomes the brand's key. Without a site, only path and query. */
function addressOf({ brand, path, word }: Link, site = ''): string {
  const base = site.replaceAll('{brand}', brand).replace(/\/$/, '');
  return `${base}${path}?${previewName}=${word}`;
}

const untilOf = ({ until }: Link) => `${until.slice(0, 16).replace('T', ' ')} UTC`;

/** Formats links for printing or posting. */
export function linksText(links: readonly Link[], site: string | undefined, form: LinkForm) {
  const all = links.map((link) => ({ ...link, address: addressOf(link, site) }));
  if (form === 'json')
    return JSON.stringify(all.map(({ word: _word, path: _path, ...link }) => link));
  if (form === 'text')
    return all
      .map((link) => `${trackName(link)} until ${untilOf(link)}: ${link.address}`)
      .join('\n');
  const rows = all.map((link) => {
    const shown = site ? `[open](${link.address})` : `\`${link.address}\``;
    return `| \`${link.remote}\` | \`${link.build}\` | ${link.brand}, ${link.env} | ${shown} | ${untilOf(link)} |`;
  });
  return [
    '| remote | build | site | link for testers | until |',
    '| - | - | - | - | - |',
    ...rows,
  ].join('\n');
}
