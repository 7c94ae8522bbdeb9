import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readDescriptor, type Selection } from '@scoreline/remote-kit/admission';
import { brotliOf } from '@scoreline/remote-kit/budget';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import { writeAtomically } from '@scoreline/remote-kit/durable';

/** Copies these builds to the server's folder, compressed as a registry would compress them. */
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
