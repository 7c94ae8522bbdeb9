import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const server = join(import.meta.dirname, '../..');
/** Where the server's packages are found; afterTests removes it. */
export const programsFolder = join(server, 'node_modules/.cache/test-programs');

// Modules are evaluated anew for each file of tests; what was built stays with the process.
const key = Symbol.for('scoreline.testingPrograms');
const page = globalThis as { [key]?: Map<string, Promise<string>> };

async function build(file: string): Promise<string> {
  const folder = join(programsFolder, String(process.pid), Buffer.from(file).toString('base64url'));
  // The server comes with all its programs: it starts some of them itself.
  const isServer = file === join(server, 'src/main.ts');
  const args = [join(server, 'build.mjs'), isServer ? '' : file, folder];
  await promisify(execFile)(process.execPath, args);
  return join(folder, `${basename(file, '.ts')}.js`);
}

/**
 * The path of a program that Node runs as it is: built once a process, as the server is built, where each start would take
 * three times as long from its sources.
 * @param file a TypeScript file's path
 */
export function testingProgram(file: string): Promise<string> {
  const programs = (page[key] ??= new Map());
  const program = programs.get(file) ?? build(file);
  programs.set(file, program);
  return program;
}
