import {
  type BootPreview,
  previewName,
  previewOff,
  type ReleaseTrack,
  withTested,
} from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { agentOf } from '../pages/visitor/agent';
import type { PageOptions } from '../pages/options';
import { brandOf, cookieOf } from '../pages/visitor/visit';
import type { CurrentRelease } from '@scoreline/platform-server';
import { openStatements, type Statement } from './statements';

/** The release for a visitor. A tester's contains another build, which the page then states. */
export interface Shown {
  current: CurrentRelease;
  /** Set for visitors with a link; their pages are personal. */
  preview?: BootPreview;
}

/** Replaces a link's word where the site accepts developers' builds: any visitor may choose a preview build. */
const developer = 'dev';

const wordForm = /^[\w-]{3,64}$/;
const buildForm = /^[0-9a-f]{16}$/;

/** The word of the visitor's link, and the build chosen instead of the link's own. */
export interface Held {
  word: string;
  build?: string | undefined;
}

export function heldBy(request: FastifyRequest): Held | null {
  // Hardly any visitor has a link.
  if (!request.headers.cookie?.includes(previewName)) return null;
  if (agentOf(request.headers['user-agent']).isCrawler) return null;
  const [word = '', build] = (cookieOf(request, previewName) ?? '').split('.');
  if (!wordForm.test(word) || word === previewOff) return null;
  return { word, build: build && buildForm.test(build) ? build : undefined };
}

/** The cookie after a choice of another build or another link. */
export function cookieAfter(request: FastifyRequest, chosen: string, hasDevelopers: boolean) {
  if (!buildForm.test(chosen)) return wordForm.test(chosen) ? chosen : null;
  const word = heldBy(request)?.word ?? (hasDevelopers ? developer : null);
  return word && `${word}.${chosen}`;
}

/** The release with the build of a statement and no fallback, so that a tester sees its failure. */
function withBuild(current: CurrentRelease, { preview }: Statement): CurrentRelease {
  const { release, signed, forPages, id } = current;
  return { signed, forPages, id: `${id} ${preview.link}`, release: withTested(release, preview) };
}

/** Serves preview pages to visitors with a link. */
export function createTesting(options: PageOptions) {
  const { releases, env, devRemotes = [], now } = options;
  const { registry, keys } = releases;
  const statements = openStatements({ registry, keys, now });
  const trackOf = (request: FastifyRequest): ReleaseTrack => ({
    ...{ brand: brandOf(request, options).key, env, channel: 'stable' },
  });

  /**
   * The statements of a link: its own and those of the same remote, or all for developers; otherwise the reason for a
   * refusal.
   */
  async function opened({ word }: Held, track: ReleaseTrack) {
    if (word === developer && devRemotes.length > 0)
      return { own: null, choices: await statements.all(track) };
    const own = await statements.ofWord(word, track);
    if ('refused' in own) return own;
    const { team, remote } = own.preview;
    const all = await statements.all(track);
    const isOpen = ({ preview }: Statement) =>
      preview.remote.name === remote.name && preview.team === team;
    return { own, choices: all.filter(isOpen) };
  }

  async function statementFor(held: Held, track: ReleaseTrack) {
    const found = await opened(held, track);
    if ('refused' in found) return found;
    const chosen = found.choices.find(({ preview }) => preview.remote.build === held.build);
    return chosen ?? found.own ?? { refused: 'unknown' as const };
  }

  return {
    /** The release as this visitor sees it. */
    async shownTo(request: FastifyRequest, current: CurrentRelease): Promise<Shown> {
      const held = heldBy(request);
      if (!held) return { current };
      const found = await statementFor(held, trackOf(request));
      if ('refused' in found) return { current, preview: found };
      // The registry validated the build against the release without canaries.
      const ofAll = current.ofAll ?? current;
      return { current: withBuild(ofAll, found), preview: { signed: found.signed } };
    },
    /** Builds that this visitor may choose; null without a valid link. */
    async choices(request: FastifyRequest): Promise<Statement[] | null> {
      const held = heldBy(request) ?? (devRemotes.length > 0 ? { word: developer } : null);
      const found = held && (await opened(held, trackOf(request)));
      return found && !('refused' in found) ? found.choices : null;
    },
  };
}

export type Testing = ReturnType<typeof createTesting>;
