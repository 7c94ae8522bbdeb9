import { join } from 'node:path';

import { readFacades } from '@scoreline/contract/facades';
import { fitsCaret, readDescriptor } from '@scoreline/remote-kit/admission';
import { type BuildStore, readJson } from '@scoreline/remote-kit/build-store';

import { sourcesOf } from './sources';

export interface Pair {
  remote: { name: string; build: string };
  /** Build of the shell. */
  host: string;
}

interface Taken {
  shares: Record<string, string>;
  fromShell: Record<string, string[]>;
}

interface SharedLibPackage {
  version: string;
  dependencies: Record<string, string>;
  exports: Record<string, string>;
}

const packageOf = (key: string) => /^(@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key;

function shareProblems({ shares }: Taken, offered: SharedLibPackage): string[] {
  const own = '@scoreline/shared-lib';
  return Object.entries(shares).flatMap(([key, range]) => {
    const library = packageOf(key);
    const version = library === own ? offered.version : offered.dependencies[library];
    if (!version) return [`wants ${key}, which the host does not share`];
    const lost = library === own && !offered.exports[`.${key.slice(own.length)}`];
    if (lost) return [`wants ${key}, which the host's shared-lib does not have`];
    return fitsCaret(range, version) ? [] : [`wants ${key} ${range}, the host has ${version}`];
  });
}

function facadeProblems({ fromShell }: Taken, folder: string): string[] {
  const facades = readFacades(folder);
  return Object.entries(fromShell).flatMap(([library, names]) =>
    names
      .filter((name) => facades.has(library) && !facades.get(library)?.has(name))
      .map((name) => `imports ${name} from ${library}, which the host does not offer`),
  );
}

/** Incompatibilities between the two builds' declarations: contract range, shared libraries, names of facades. */
export async function statedProblems(store: BuildStore, { remote, host }: Pair): Promise<string[]> {
  const own = await readDescriptor(store, remote.name, remote.build);
  const shell = await readDescriptor(store, 'shell', host);
  if (!own) throw new Error(`no build ${remote.build} of ${remote.name}`);
  if (!shell) throw new Error(`no build ${host} of shell`);
  const stored = sourcesOf(store, 'shell', host);
  const offered = await readJson<SharedLibPackage>(join(stored, 'shared-lib/package.json'));
  const bundled = join(store.build(remote.name, remote.build), 'bundled.json');
  const taken = await readJson<Taken>(bundled);
  if (!offered || !taken) throw new Error('one of the builds was made before contracts were kept');
  const fits = fitsCaret(own.contract, shell.contract);
  return [
    ...(fits ? [] : [`was made for contract ${own.contract}, the host has ${shell.contract}`]),
    ...shareProblems(taken, offered),
    ...facadeProblems(taken, join(stored, 'platform/browser/src/federation/facades')),
  ];
}
