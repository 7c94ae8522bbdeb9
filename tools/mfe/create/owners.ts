import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { shellRoutes } from '@scoreline/shared-lib/contract';

interface RemotePackage {
  scoreline?: { routes?: { path: string }[] };
}

const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':');

/** Who has a path already, in the working tree: a remote's folder, or the shell. */
export function ownerOf(root: string, path: string): string | null {
  if (shellRoutes.some((route) => shapeOf(route.path) === shapeOf(path))) return 'shell';
  const remotes = readdirSync(root).filter(
    (name) => /^mf-[a-z0-9-]+$/.test(name) && existsSync(join(root, name, 'package.json')),
  );
  const found = remotes.find((name) => {
    const text = readFileSync(join(root, name, 'package.json'), 'utf8');
    const { scoreline } = JSON.parse(text) as RemotePackage;
    return scoreline?.routes?.some((route) => shapeOf(route.path) === shapeOf(path));
  });
  return found ?? null;
}
