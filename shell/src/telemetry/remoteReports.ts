import type { BuildDescriptor, FailurePhase } from '@scoreline/shared-lib/contract';

import { note } from './journal';

type Named = Pick<BuildDescriptor, 'name' | 'build'>;

/** What an error says, without queries, mail addresses and names of things that were typed. */
const said = (error: unknown): string =>
  String(error instanceof Error ? `${error.name}: ${error.message}` : error)
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 200);

export function noteFailure(build: Named, phase: FailurePhase, error: unknown): void {
  note({ kind: 'failure', remote: build.name, build: build.build, phase, message: said(error) });
}

const shown = new Set<string>();

/** A build failed: while it was loaded, or, once it had been, while it was shown. */
export const noteBuildFailure = (build: Named, error: Error): void =>
  noteFailure(build, shown.has(build.build) ? 'render' : 'load', error);

/** Runs `load` and notes how long it took, once it has worked. */
export async function timeLoad<T>(build: Named, load: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const module = await load();
  shown.add(build.build);
  const ms = Math.round(performance.now() - startedAt);
  note({ kind: 'load', remote: build.name, build: build.build, ms });
  return module;
}
