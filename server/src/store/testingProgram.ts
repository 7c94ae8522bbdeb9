import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const server = join(import.meta.dirname, '../..');
/** A folder that resolves the server's packages; afterTests removes it. */
export const programsFolder = join(server, 'node_modules/.cache/test-programs');

// Modules are evaluated again for each test file; builds are shared by the process.
const key = Symbol.for('scoreline.testingPrograms');
const page = globalThis as { [key]?: Map<string, Promise<string>> };

async function build(file: string): Promise<string> {
  const folder = join(programsFolder, String(process.pid), Buffer.from(file).toString('base64url'));
  // The server is built with all its programs, because it starts some of them.
  const isServer = file === join(server, 'src/main.ts');
  const args = [join(server, 'build.mjs'), isServer ? '' : file, folder];
  await promisify(execFile)(process.execPath, args);
  return join(folder, `${basename(file, '.ts')}.js`);
}

/**
 * The path of a program that Node runs directly: built once per process, as the server is built, because a start from its
 * sources would take three times as long.
 * @param file a TypeScript file's path
 */
export function testingProgram(file: string): Promise<string> {
  const programs = (page[key] ??= new Map());
  const program = programs.get(file) ?? build(file);
  programs.set(file, program);
  return program;
}
