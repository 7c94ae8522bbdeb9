import type { FileDescriptor, Release, ReleasedRemote } from '@scoreline/shared-lib/contract';

export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  /** Missing if browsers can't verify the file during preload; it is verified on use. */
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

/** The page's own scripts, in running order. */
export const shellScripts = ({ shell }: Release): Preload[] =>
  shell.initial.flatMap((path) => scriptOf(shell, path));

interface RoutePreloads {
  scripts: Preload[];
  texts: Preload[];
}

/** Preloads for the route, in addition to the shell. Each one must match the later request, or the file is loaded twice. */
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
