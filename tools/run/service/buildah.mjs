// @ts-check
import { run } from '../children.mjs';
import { findCommand, installPackage, isRoot } from './debian.mjs';

/**
 * Debian's buildah, and a kernel that permits mounts of our own: what building and running an image takes.
 * @returns {Promise<{ missing: string }>} `missing` says why there is none
 */
export async function findBuildah() {
  if (!isRoot) return { missing: 'only root may build one here' };
  if (!(await findCommand('apt-get'))) return { missing: 'its base is made of Debian packages' };
  if (!(await findCommand('buildah')) && !(await installPackage('buildah')))
    return { missing: 'buildah is not installed (Debian: buildah)' };
  const { code } = await run('unshare', ['--mount', 'true']);
  return { missing: code === 0 ? '' : 'mount namespaces are refused here' };
}
