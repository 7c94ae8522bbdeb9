import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Selection } from '@scoreline/registry/compose';
import { brotliOf } from '@scoreline/registry/compressed';
import { writeAtomically } from '@scoreline/registry/durable';
import { readDescriptor } from '@scoreline/registry/builds';
import type { BuildStore } from '../buildStore';

/** Copies these builds to where a server reads them, compressed as a registry would have them. */
export async function copyBuilds(
  from: BuildStore,
  to: BuildStore,
  selection: Selection,
): Promise<void> {
  for (const [name, build] of Object.entries(selection)) {
    await cp(from.build(name, build), to.build(name, build), { recursive: true });
    const { files } = (await readDescriptor(to, name, build))!;
    await Promise.all(
      files.map(async ({ path }) => {
        const file = join(to.build(name, build), path);
        const brotli = await brotliOf(path, await readFile(file));
        if (brotli) await writeAtomically(`${file}.br`, brotli);
      }),
    );
  }
}
