import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { buildsIn } from '@scoreline/remote-kit/admission';
import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { previewedBuilds } from './previews';

/** A server's folder of releases and builds, at a given time. */
interface Mirrored {
  folder: string;
  now: Date;
}

/** How long an open page may still request files of its builds, in milliseconds. */
const restMs = 7 * 86_400_000;

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Folders of the builds that the releases and testers' statements in a server's folder name. */
async function released(folder: string): Promise<string[]> {
  const releases = join(folder, 'releases');
  const files = await readdir(releases, { recursive: true }).catch(() => [] as string[]);
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFile(join(releases, file), 'utf8'));
  const builds = (await Promise.all(texts)).flatMap((text) =>
    buildsIn(JSON.parse((JSON.parse(text) as SignedRelease).release) as Release),
  );
  return [...builds, ...(await previewedBuilds(folder))].map(({ name, build }) =>
    join(folder, 'builds', name, build),
  );
}

/** Records that these builds were in use until now. */
export async function touchReleased({ folder, now }: Mirrored): Promise<void> {
  for (const path of await released(folder)) await utimes(path, now, now).catch(() => undefined);
}

/** Removes builds that no release has named for a week; the registry still has them. */
export async function removeUnused({ folder, now }: Mirrored): Promise<void> {
  const inUse = new Set(await released(folder));
  for (const name of await namesIn(join(folder, 'builds'))) {
    for (const build of await namesIn(join(folder, 'builds', name))) {
      const path = join(folder, 'builds', name, build);
      if (inUse.has(path) || now.getTime() - (await stat(path)).mtimeMs < restMs) continue;
      await rm(path, { recursive: true, force: true });
    }
  }
}
