import type { Step } from '../check/runSteps';
import { currentRelease } from '../client/tracks';
import type { Options } from './options';
import type { Project } from './project';
import { teamOf, tracksOf } from './registry';

type Say = (line: string) => void;

const reasonOf = (work: () => Promise<void>): Promise<string> =>
  work().then(
    () => '',
    (error: Error) => error.message,
  );

/** Runs the registry's checks on the remote in the folder, and checks its sources. */
export async function runCheck(options: Options, project: Project, say: Say): Promise<void> {
  const { directory, name, store } = project;
  const { runSteps } = await import('../check/runSteps');
  const { sourceSteps } = await import('../check/sourceSteps');
  const { buildsOf, checkRelease, checkUpload } = await import('../check/admission');
  const { buildRemote } = await import('../build/build');
  const { registry } = options;
  const builds = buildsOf(store, registry);
  // Two steps need the build; the first one starts it for both.
  let building: ReturnType<typeof buildRemote> | undefined;
  const built = () => (building ??= buildRemote(store, directory));

  const upload: Step = {
    title: 'upload',
    check: () =>
      reasonOf(async () => {
        const rights = registry ? await teamOf(options, project) : undefined;
        await checkUpload(builds, await built(), rights);
      }),
  };
  const release: Step = {
    title: 'release',
    check: () =>
      reasonOf(async () => {
        const [track] = await tracksOf(options, project);
        const current = track && registry && (await currentRelease({ registry }, track));
        if (!current) throw new Error('there is no release yet to be part of');
        await checkRelease(builds, { [name]: (await built()).build }, current);
      }),
  };
  if (!registry) say('– policy and release are not asked about: no registry is named');
  await runSteps([...sourceSteps(directory), upload, ...(registry ? [release] : [])], say);
}
