import { noteFailure } from './remoteReports';

const buildAddress = /\/builds\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//g;

/**
 * The build that threw: the first remote's in the stack, because errors in the shell's libraries are caused by their callers;
 * the shell's if there is no other.
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
 * Records errors thrown outside rendering, in events and promises too, with their build; ignores errors from elsewhere. Call it
 * before any build runs. Returns a function that stops it.
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
