import { createHash, verify } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  isWholeBuild,
  type Preview,
  type PreviewRefusal,
  previewRefusal,
  type ReleaseTrack,
  type SignedPreview,
} from '@scoreline/shared-lib/contract';

import { publicKeyOf } from '@scoreline/platform-server';

/** A verified statement, with its signed bytes. */
export interface Statement {
  signed: SignedPreview;
  preview: Preview;
}

interface Options {
  /** The folder that the registry or its mirror fills. */
  registry: string;
  keys(): Promise<Record<string, string>>;
  now(): Date;
}

/** The statement if a known key has signed it and it names a whole build; else null. */
function verified(text: string, keys: Record<string, string>): Statement | null {
  const signed = JSON.parse(text) as SignedPreview;
  const key = Object.hasOwn(keys, signed.keyId) ? keys[signed.keyId] : undefined;
  const bytes = Buffer.from(signed.signature, 'base64');
  if (!key || !verify(null, Buffer.from(signed.preview), publicKeyOf(key), bytes)) return null;
  const preview = JSON.parse(signed.preview) as Preview;
  return preview.kind === 'preview' && isWholeBuild(preview.remote) ? { signed, preview } : null;
}

/** Reads statements from the folder on each call, so that a withdrawal takes effect at once. */
export function openStatements({ registry, keys, now }: Options) {
  const folder = join(registry, 'previews');

  async function read(link: string): Promise<Statement | null> {
    const text = await readFile(join(folder, `${link}.json`), 'utf8').catch(() => null);
    const found = text === null ? null : verified(text, await keys());
    // A renamed file belongs to another link.
    return found?.preview.link === link ? found : null;
  }

  /** The statement of a link's word, or the reason why it isn't valid on the track. */
  async function ofWord(
    word: string,
    track: ReleaseTrack,
  ): Promise<Statement | { refused: PreviewRefusal }> {
    const found = await read(createHash('sha256').update(word).digest('hex'));
    const refused = found ? previewRefusal(found.preview, track, now().getTime()) : 'unknown';
    return refused ? { refused } : (found ?? { refused: 'unknown' });
  }

  /** All valid statements of the track, one per build: that of its link that expires last. */
  async function all(track: ReleaseTrack): Promise<Statement[]> {
    const names = (await readdir(folder).catch(() => [] as string[])).filter((name) =>
      /^[0-9a-f]{64}\.json$/.test(name),
    );
    const found = await Promise.all(names.map((name) => read(name.slice(0, -'.json'.length))));
    const counting = found
      .filter((one) => one !== null)
      .filter(({ preview }) => previewRefusal(preview, track, now().getTime()) === null)
      .sort((a, b) => (a.preview.until < b.preview.until ? -1 : 1));
    const keyOf = ({ remote }: Preview) => `${remote.name} ${remote.build}`;
    return [...new Map(counting.map((one) => [keyOf(one.preview), one])).values()];
  }

  return { ofWord, all };
}
