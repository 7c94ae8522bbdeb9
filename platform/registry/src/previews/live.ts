import { Refusal } from '@scoreline/remote-kit/admission';
import type { SignedPreview } from '@scoreline/shared-lib/contract';

import { vouchedBuild } from '../builds/storedBuilds';
import { countsAt } from '../policy/document';
import type { Site } from '../releases/act';

const dayMs = 86_400_000;
/** An expired link stays listed this long, so that servers can report it as expired. */
const daysListedAfterEnd = 7;

type Ground = Pick<Site, 'db' | 'blobs' | 'policy' | 'now'>;

const rowsAfter = ({ db }: Ground, after: Date) =>
  db
    .selectFrom('registry.previews')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where('until', '>', after)
    .orderBy('until')
    .orderBy('link')
    .execute();

/** Links that are valid now. */
export const livePreviews = (ground: Ground) => rowsAfter(ground, ground.now);

/** Whether a team in the current policy vouches for the build. */
const isVouched = ({ db, blobs, policy }: Ground, row: { remote: string; build: string }) =>
  vouchedBuild(db, blobs, policy, { name: row.remote, build: row.build }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

/**
 * The signed statements of testers' links, including recently expired ones. Omits withdrawn links, links with an invalid key,
 * and links to a build that no team vouches for any more.
 */
export async function signedPreviews(ground: Ground): Promise<SignedPreview[]> {
  const { now, policy } = ground;
  const counting = new Set(
    policy.releaseKeys.filter((key) => countsAt(key, now)).map(({ id }) => id),
  );
  const rows = await rowsAfter(ground, new Date(now.getTime() - daysListedAfterEnd * dayMs));
  const found: SignedPreview[] = [];
  for (const row of rows)
    if (counting.has(row.key_id) && (await isVouched(ground, row)))
      found.push({ preview: row.preview, signature: row.signature, keyId: row.key_id });
  return found;
}
