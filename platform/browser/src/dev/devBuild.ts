import { type BuildDescriptor, getAgain, type PlacedBuild } from '@scoreline/shared-lib/contract';

const patienceMs = 5_000;

/** The newest build of a developer's server, with the address of its folder. */
export async function readBuild(name: string, origin: string): Promise<PlacedBuild> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await getAgain(`${origin}/descriptor.json`, { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}`);
  const descriptor = (await answer.json()) as BuildDescriptor;
  if (descriptor.name !== name) throw new Error(`${origin} has ${descriptor.name}, not ${name}`);
  return { ...descriptor, base: `${origin}/` };
}
