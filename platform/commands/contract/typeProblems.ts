import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { BuildStore } from '@scoreline/remote-kit/build-store';
import ts from 'typescript';

import { root } from '../../../tools/run/children.mjs';
import { sourcesOf } from './sources';
import type { Pair } from './statedProblems';

const sharedLib = '@scoreline/shared-lib';

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const typeRoots = [join(root, 'node_modules/@types')];
  return { ...options, incremental: false, tsBuildInfoFile: undefined, noEmit: true, typeRoots };
}

type Exports = Record<string, string>;

/** Resolves a remote's imports of shared-lib to the host's, and those of libraries to the installed ones. */
function resolver(hostSources: string, options: ts.CompilerOptions, host: ts.CompilerHost) {
  const text = readFileSync(join(hostSources, 'shared-lib/package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Exports };
  const inHost = (name: string): ts.ResolvedModuleFull | undefined => {
    const path = exports[`.${name.slice(sharedLib.length)}`];
    const file = path && join(hostSources, 'shared-lib', path);
    return file && existsSync(file)
      ? { resolvedFileName: file, extension: ts.Extension.Ts }
      : undefined;
  };
  const installedFrom = join(root, 'shell/src/index.ts');
  return (name: string, containing: string): ts.ResolvedModuleFull | undefined => {
    if (name.startsWith(`${sharedLib}/`)) return inHost(name);
    const from = name.startsWith('.') ? containing : installedFrom;
    return ts.resolveModuleName(name, from, options, host).resolvedModule;
  };
}

/** A source that assigns the remote's exposed module to the type that the host expects. */
const seam = (remote: string) => `
import type { RemoteModule } from '${sharedLib}/contract';
import { remote } from ${JSON.stringify(remote)};
export const accepted: RemoteModule = remote;
`;

const exposedIn = (sources: string): string => {
  const text = readFileSync(join(sources, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Exports };
  return join(sources, exports['./remote'] ?? '');
};

function programOf(own: string, hostSources: string): ts.Program {
  const options = compilerOptions();
  const host = ts.createCompilerHost(options);
  const seamFile = join(own, 'seam.ts');
  const read = host.readFile.bind(host);
  const text = seam(exposedIn(own).replace(/\.tsx?$/, ''));
  host.readFile = (path) => (path === seamFile ? text : read(path));
  const exists = host.fileExists.bind(host);
  host.fileExists = (path) => path === seamFile || exists(path);
  const resolve = resolver(hostSources, options, host);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map((literal) => ({ resolvedModule: resolve(literal.text, containing) }));
  return ts.createProgram([seamFile], options, host);
}

function said({ file, start, messageText }: ts.Diagnostic, folder: string): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file || start === undefined) return text;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${relative(folder, file.fileName)}:${line + 1}: ${text}`;
}

/** Compiles the remote's sources against those of the host. Returns one line per incompatibility. */
export function typeProblems(store: BuildStore, { remote, host }: Pair): string[] {
  const own = sourcesOf(store, remote.name, remote.build);
  const hostSources = sourcesOf(store, 'shell', host);
  for (const [folder, name] of [[own, remote.name] as const, [hostSources, 'shell'] as const]) {
    if (!existsSync(folder))
      throw new Error(`${folder} is missing: build ${name} here to check its types`);
  }
  const program = programOf(own, hostSources);
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(own));
  return files
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map((diagnostic) => said(diagnostic, own));
}
