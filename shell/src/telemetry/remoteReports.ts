import type { BuildDescriptor, FailurePhase, PlacedBuild } from '@scoreline/shared-lib/contract';

import { note } from './journal';
import { marksOf, networkMark } from './visits';

type Named = Pick<BuildDescriptor, 'name' | 'build'>;
type Placed = Named & Pick<PlacedBuild, 'base' | 'entry'>;

/** An error's message without queries, mail addresses and typed names. */
const said = (error: unknown): string =>
  String(error instanceof Error ? `${error.name}: ${error.message}` : error)
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 200);

export function noteFailure({ name, build }: Named, phase: FailurePhase, error: unknown): void {
  const facts = { remote: name, build, phase, message: said(error) };
  note({ kind: 'failure', ...facts, ...marksOf(build, 'failure') });
}

const shown = new Set<string>();

/** Records a build's failure: a load failure, or a render failure once it has loaded. */
export const noteBuildFailure = (build: Named, error: Error): void =>
  noteFailure(build, shown.has(build.build) ? 'render' : 'load', error);

/** Runs `load` and records its duration when it succeeds. */
export async function timeLoad<T>(
  { name, build, base, entry }: Placed,
  load: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const module = await load();
  shown.add(build);
  const ms = Math.round(performance.now() - startedAt);
  const marks = { ...marksOf(build, 'load'), ...networkMark(base + entry) };
  note({ kind: 'load', remote: name, build, ms, ...marks });
  return module;
}
