import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Claim } from '@scoreline/remote-kit/admission';

interface RemotePackage {
  scoreline?: Partial<Claim>;
}

/** The claims of the working tree's remotes. */
export function claimsIn(root: string): Claim[] {
  const folders = readdirSync(root).filter(
    (name) => /^mf-[a-z0-9-]+$/.test(name) && existsSync(join(root, name, 'package.json')),
  );
  return folders.map((name) => {
    const text = readFileSync(join(root, name, 'package.json'), 'utf8');
    const { scoreline = {} } = JSON.parse(text) as RemotePackage;
    return { name, routes: scoreline.routes ?? [], namespaces: scoreline.namespaces ?? [] };
  });
}
