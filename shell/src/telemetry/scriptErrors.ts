import { noteFailure } from './remoteReports';

const buildAddress = /\/builds\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//;

/** The build whose script threw: the first address of a build in its stack. */
export function blame(error: unknown, file = ''): { name: string; build: string } | null {
  const [, name, build] =
    buildAddress.exec(`${(error as Error | null)?.stack ?? ''} ${file}`) ?? [];
  return name && build ? { name, build } : null;
}

/** Notes what is thrown outside of rendering, with the build it came from; what comes from elsewhere is nobody's here. */
export function watchScripts(): void {
  const catchOne = (error: unknown, file?: string) => {
    const build = blame(error, file);
    if (build) noteFailure(build, 'script', error);
  };
  addEventListener('error', ({ error, filename }) => catchOne(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => catchOne(reason));
}
