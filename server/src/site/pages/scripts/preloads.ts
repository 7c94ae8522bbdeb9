import type { FileDescriptor, Release, ReleasedRemote } from '@scoreline/shared-lib/contract';

export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  /** Absent for what browsers cannot check while they preload it: it is checked when it is used. */
  integrity?: string;
}

interface Placed {
  base: string;
  files: FileDescriptor[];
}

interface WithLocales extends Placed {
  locales: Record<string, string>;
}

const scriptOf = ({ base, files }: Placed, path: string): Preload[] => {
  const file = files.find((candidate) => candidate.path === path);
  return file ? [{ href: base + path, as: 'script', integrity: file.integrity }] : [];
};

const localeOf = ({ base, locales }: WithLocales, language: string): Preload[] => {
  const path = locales[language] ?? locales.en;
  return path ? [{ href: base + path, as: 'fetch' }] : [];
};

/** The page's own scripts, in the order in which they run. */
export const shellScripts = ({ shell }: Release): Preload[] =>
  shell.initial.flatMap((path) => scriptOf(shell, path));

interface RoutePreloads {
  scripts: Preload[];
  texts: Preload[];
}

/** What the route will ask for beside the shell: each as the later request will be, or it would come twice. */
export function preloadsOf(
  { shell }: Release,
  remote: ReleasedRemote | null,
  language: string,
): RoutePreloads {
  if (!remote) return { scripts: [], texts: localeOf(shell, language) };
  return {
    scripts: [remote.entry, ...remote.initial].flatMap((path) => scriptOf(remote, path)),
    texts: [...localeOf(shell, language), ...localeOf(remote, language)],
  };
}
