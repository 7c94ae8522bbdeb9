import { admit, Refusal } from '@scoreline/remote-kit/admission';
import type { ReleaseTrack } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import {
  type Actor,
  type Changed,
  changeTracks,
  type Done,
  type Site,
  withoutApprovers,
} from './act';
import { publish } from './publish';

/** The guard's name in the log, which no team may have. */
export const guardName = 'guard';

interface Ending {
  track: ReleaseTrack;
  /** A remote, or `shell`. */
  remote: string;
  /** The canary's build and start time: a later canary of the same build is another one. */
  build: string;
  since: string;
  reason: string;
}

/** The guard may end this canary, whichever team owns it, and nothing else. */
const guardOf = (remote: string, { brand, env }: ReleaseTrack): Actor => ({
  team: guardName,
  rights: { remotes: [remote], brands: [brand], environments: [env] },
});

/**
 * Ends one canary and changes nothing else.
 * @throws Refusal with the rule `canary` if it is not running.
 */
export async function endCanary(site: Site, ending: Ending): Promise<Changed> {
  const { track: of, remote, build, since, reason } = ending;
  const unheld = withoutApprovers(site);
  const act = { builds: { [remote]: null }, reason, tracks: [of] };
  const changed = await changeTracks(unheld, guardOf(remote, of), act, async (...held) => {
    const [trx, track, builds] = held;
    const { current, canaries, name } = track;
    const canary = canaries[remote];
    if (!current || canary?.build !== build || canary.since !== since)
      throw new Refusal(
        'canary',
        `${name} has no canary of ${remote} with ${build} since ${since}`,
      );
    delete canaries[remote];
    await admit(builds, current, current);
    const ended = await publish(trx, track, site, builds, current, { endsUnfit: true });
    const done: Done = { kind: 'canary', remote, percent: 0, old: build };
    return [done, ...ended];
  });
  return firstItem(changed);
}
