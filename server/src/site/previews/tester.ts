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
import type { CurrentRelease } from '../releases/releases';
import { openStatements, type Statement } from './statements';

/** What a visitor is shown: the release, for a tester with another build in it, which the page then says. */
export interface Shown {
  current: CurrentRelease;
  /** Only for whoever holds a link; their pages are theirs alone. */
  preview?: BootPreview;
}

/** Stands for a link where the site takes builds of developers: whoever asks may choose what was staged. */
const developer = 'dev';

const wordForm = /^[\w-]{3,64}$/;
const buildForm = /^[0-9a-f]{16}$/;

/** The link's word that a visitor holds, and the build chosen in the place of the link's own. */
export interface Held {
  word: string;
  build?: string | undefined;
}

export function heldBy(request: FastifyRequest): Held | null {
  // Nearly nobody holds one.
  if (!request.headers.cookie?.includes(previewName)) return null;
  if (agentOf(request.headers['user-agent']).isCrawler) return null;
  const [word = '', build] = (cookieOf(request, previewName) ?? '').split('.');
  if (!wordForm.test(word) || word === previewOff) return null;
  return { word, build: build && buildForm.test(build) ? build : undefined };
}

/** The cookie after a choice: another build of what the link shows, or another link. */
export function cookieAfter(request: FastifyRequest, chosen: string, hasDevelopers: boolean) {
  if (!buildForm.test(chosen)) return wordForm.test(chosen) ? chosen : null;
  const word = heldBy(request)?.word ?? (hasDevelopers ? developer : null);
  return word && `${word}.${chosen}`;
}

/** The release with the build of a statement: it has no build to fall back to, a tester is to see that it fails. */
function withBuild(current: CurrentRelease, { preview }: Statement): CurrentRelease {
  const { release, signed, forPages, id } = current;
  return { signed, forPages, id: `${id} ${preview.link}`, release: withTested(release, preview) };
}

/** Shows pages to those who hold a link. */
export function createTesting(options: PageOptions) {
  const { releases, env, devRemotes = [], now } = options;
  const { registry, keys } = releases;
  const statements = openStatements({ registry, keys, now });
  const trackOf = (request: FastifyRequest): ReleaseTrack => ({
    ...{ brand: brandOf(request, options).key, env, channel: 'stable' },
  });

  /** What the held link opens: its own statement, those of the same remote, for developers all; or why none. */
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
    /** The release as this visitor is shown it. */
    async shownTo(request: FastifyRequest, current: CurrentRelease): Promise<Shown> {
      const held = heldBy(request);
      if (!held) return { current };
      const found = await statementFor(held, trackOf(request));
      if ('refused' in found) return { current, preview: found };
      // The registry has judged the build beside what all run, and beside no canary.
      const ofAll = current.ofAll ?? current;
      return { current: withBuild(ofAll, found), preview: { signed: found.signed } };
    },
    /** Builds that this visitor may choose among; null for whoever holds nothing that opens any. */
    async choices(request: FastifyRequest): Promise<Statement[] | null> {
      const held = heldBy(request) ?? (devRemotes.length > 0 ? { word: developer } : null);
      const found = held && (await opened(held, trackOf(request)));
      return found && !('refused' in found) ? found.choices : null;
    },
  };
}

export type Testing = ReturnType<typeof createTesting>;
