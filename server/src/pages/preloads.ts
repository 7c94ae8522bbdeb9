import type { FileDescriptor, Release } from '@scoreline/shared-lib/contract';

import type { MatchedRoute } from './routeMatch';

export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity: string;
}

interface Placed {
  base: string;
  files: FileDescriptor[];
}

function preload({ base, files }: Placed, path: string, as: Preload['as']): Preload[] {
  const file = files.find((candidate) => candidate.path === path);
  return file ? [{ href: base + path, as, integrity: file.integrity }] : [];
}

/** The page's own scripts, in the order in which they run. */
export const shellScripts = ({ shell }: Release): Preload[] =>
  shell.initial.flatMap((path) => preload(shell, path, 'script'));

/** What the route will ask for beside the shell: each with the hash of the later request, or it would come twice. */
export function preloadsOf(
  { shell }: Release,
  matched: MatchedRoute | null,
  language: string,
): Preload[] {
  const localeOf = (from: Placed & { locales: Record<string, string> }) =>
    preload(from, from.locales[language] ?? from.locales.en ?? '', 'fetch');
  if (!matched) return localeOf(shell);
  const { remote } = matched;
  const scripts = [remote.entry, ...remote.initial];
  return [
    ...scripts.flatMap((path) => preload(remote, path, 'script')),
    ...localeOf(shell),
    ...localeOf(remote),
  ];
}
