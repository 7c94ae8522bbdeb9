import { noteFailure } from './remoteReports';

const buildAddress = /\/builds\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//g;

/**
 * The build whose files threw: the first remote's in the stack, because what the shell's libraries throw they throw at
 * whoever called them; the shell's where there is no other.
 */
export function blame(error: unknown, file = ''): { name: string; build: string } | null {
  const text = `${(error as Error | null)?.stack ?? ''} ${file}`;
  const builds = [...text.matchAll(buildAddress)].map(([, name = '', build = '']) => ({
    name,
    build,
  }));
  return builds.find(({ name }) => name !== 'shell') ?? builds[0] ?? null;
}

/**
 * Notes what is thrown outside of rendering, in events and promises too, with the build it came from; what comes from
 * elsewhere is nobody's here. Called before any build runs; hands back what ends it.
 */
export function watchScripts(): () => void {
  const catchOne = (error: unknown, file?: string) => {
    const build = blame(error, file);
    if (build) noteFailure(build, 'script', error);
  };
  const onError = ({ error, filename }: ErrorEvent) => catchOne(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => catchOne(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
