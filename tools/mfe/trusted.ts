import { type Release, type SignedRelease, trackName } from '@scoreline/shared-lib/contract';

import { readCanary, readHistory, readPointer, type Registry, type Track } from './registry';
import { verifySigned } from './signature';

/** The content of a release of the track that a published key has signed; what is not, is never signed again. */
async function trusted(signed: SignedRelease | null, track: Track, keyFolder: string) {
  if (!signed) return null;
  const release = await verifySigned(signed, keyFolder);
  if (trackName(release) !== trackName(track)) throw new Error(`it is of ${trackName(release)}`);
  return release;
}

/** The current release, of which others may be made. @throws where no published key has signed it. */
export async function trustedCurrent(
  registry: Registry,
  track: Track,
  keyFolder: string,
): Promise<Release | null> {
  const signed = await readPointer(registry, track);
  return trusted(signed, track, keyFolder).catch((error: Error) => {
    throw new Error(
      `the current release of ${trackName(track)} cannot be trusted: ${error.message}; ` +
        'npm run mfe -- promote --replace starts anew from the working tree',
    );
  });
}

/** The canary that runs beside the current release, if any. @throws where no published key has signed it. */
export async function trustedCanary(
  registry: Registry,
  track: Track,
  keyFolder: string,
): Promise<Release | null> {
  const current = await trustedCurrent(registry, track, keyFolder);
  const canary = await trusted(await readCanary(registry, track), track, keyFolder);
  return canary?.canary && canary.canary.over === current?.seq ? canary : null;
}

/** The release of that number, if there was one. @throws where no published key has signed it under that number. */
export async function trustedPast(
  registry: Registry,
  track: Track,
  keyFolder: string,
  seq: number,
): Promise<Release | null> {
  const signed = await readHistory(registry, track, seq);
  const release = await trusted(signed, track, keyFolder).catch((error: Error) => {
    throw new Error(`release ${seq} of ${trackName(track)} cannot be trusted: ${error.message}`);
  });
  if (release && release.seq !== seq) throw new Error(`release ${seq} is ${release.seq}`);
  return release;
}
