import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { writeAtomically } from '@scoreline/remote-kit/durable';
import { isWholeBuild, type Preview, type SignedPreview } from '@scoreline/shared-lib/contract';

import { isSigned } from '../builds/statement';
import type { Policy } from '../policy/document';

const folderOf = (folder: string) => join(folder, 'previews');

/** The statement, if it is complete and a valid key of the policy has signed it; otherwise null. */
function readPreview(signed: SignedPreview, policy: Policy, now: Date): Preview | null {
  const { preview: statement, signature, keyId } = signed;
  if (!isSigned({ statement, signature, keyId }, policy.releaseKeys, now)) return null;
  const preview = JSON.parse(statement) as Preview;
  const isWhole = preview.kind === 'preview' && /^[0-9a-f]{64}$/.test(preview.link);
  return isWhole && isWholeBuild(preview.remote) ? preview : null;
}

interface Bringing {
  folder: string;
  policy: Policy;
  now: Date;
  /** Whether this server has pages of that track. */
  isServed(preview: Preview): boolean;
  bring(build: Preview['remote']): Promise<void>;
}

/**
 * Downloads the statements of testers' links, each after its build, and removes those no longer listed. Skips a statement whose
 * build fails to download.
 */
export async function mirrorPreviews(
  listed: readonly SignedPreview[],
  { folder, policy, now, isServed, bring }: Bringing,
): Promise<void> {
  const known = new Set(await readdir(folderOf(folder)).catch(() => [] as string[]));
  const kept = new Set<string>();
  for (const signed of listed) {
    const preview = readPreview(signed, policy, now);
    if (!preview || !isServed(preview)) continue;
    const file = `${preview.link}.json`;
    const isThere = known.has(file) || (await bring(preview.remote).then(yes, no));
    if (!isThere) continue;
    if (!known.has(file))
      await writeAtomically(join(folderOf(folder), file), JSON.stringify(signed));
    kept.add(file);
  }
  for (const file of known) if (!kept.has(file)) await rm(join(folderOf(folder), file));
}

const yes = () => true;
const no = () => false;

/** Builds named by the statements in a server's folder. */
export async function previewedBuilds(folder: string): Promise<{ name: string; build: string }[]> {
  const files = await readdir(folderOf(folder)).catch(() => [] as string[]);
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFile(join(folderOf(folder), file), 'utf8'));
  return (await Promise.all(texts)).map((text) => {
    const { preview } = JSON.parse(text) as SignedPreview;
    return (JSON.parse(preview) as Preview).remote;
  });
}
