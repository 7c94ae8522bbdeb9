import type { Release } from '@scoreline/shared-lib/contract';

import type { ListedBuild } from './verifyFiles';

/** Every build that a release names, with its listed files: the shell, the remotes, their fallbacks and the canaries. */
export function buildsIn({
  shell,
  remotes,
  canaries,
}: Pick<Release, 'shell' | 'remotes' | 'canaries'>): ListedBuild[] {
  const parts = Object.values(remotes).flatMap(({ fallback, ...remote }) =>
    fallback ? [remote, fallback] : [remote],
  );
  const shells = canaries?.shell ? [shell, canaries.shell] : [shell];
  return [
    ...shells.map(({ build, files }) => ({ name: 'shell', build, files })),
    ...parts,
    ...Object.values(canaries?.remotes ?? {}),
  ];
}
