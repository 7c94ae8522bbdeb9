import { compose, type Selection } from '../compose';
import { selectionOf } from '../publish';
import type { Registry, Track } from '../registry';
import { trustedCurrent } from '../trusted';
import { admit } from './admit';

/** What a promote of these builds to the track would be refused for; empty where nothing stands against it. */
export async function candidateProblems(
  registry: Registry,
  track: Track,
  keyFolder: string,
  selection: Selection,
): Promise<string> {
  try {
    const current = await trustedCurrent(registry, track, keyFolder);
    const kept = current ? selectionOf(current) : {};
    await admit(registry, await compose(registry, { ...kept, ...selection }, current), current);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
