import { setImmediate } from 'node:timers/promises';

import { type BuildDescriptor, isEmbed } from '@scoreline/shared-lib/contract';
import { type AssignmentExpression, type MemberExpression, parse, type Program } from 'acorn';
import { simple } from 'acorn-walk';

import type { Builds } from './builds';

const isScript = (path: string) => /\.[cm]?js$/.test(path);

const remedy =
  'a page can only check the hashes of classic scripts. Build it with webpack or Rspack, by the plugin of @scoreline/remote-kit/vite, or as one script by remote.build.mjs';

/**
 * Imports and chunk queues of a classic script; a string is the reason why it is none, or that it is nested too deeply to
 * check.
 */
function inspect(source: string): { hasImports: boolean; queues: string[] } | string {
  try {
    const program = parse(source, {
      ...{ ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true },
    });
    return { hasImports: importsModules(program), queues: queuesOf(program) };
  } catch (error) {
    return (error as Error).message;
  }
}

function importsModules(program: Program): boolean {
  let found = false;
  simple(program, { ImportExpression: () => void (found = true) });
  return found;
}

const globals = new Set(['self', 'window', 'globalThis', 'global']);

/** The name in `self.name` or `self["name"]`. */
function globalName({ object, property, computed }: MemberExpression): string | null {
  if (object.type !== 'Identifier' || !globals.has(object.name)) return null;
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** The name of a queue that is created if missing: `self.name = self.name || []`. */
function queueName({ operator, left, right }: AssignmentExpression): string | null {
  if (left.type !== 'MemberExpression') return null;
  const isShort = operator === '||=' && right.type === 'ArrayExpression';
  const isLong =
    operator === '=' &&
    right.type === 'LogicalExpression' &&
    right.operator === '||' &&
    right.right.type === 'ArrayExpression';
  return isShort || isLong ? globalName(left) : null;
}

function queuesOf(program: Program): string[] {
  const names: string[] = [];
  simple(program, {
    AssignmentExpression(node) {
      const name = queueName(node);
      if (name !== null) names.push(name);
    },
  });
  return names;
}

/** A queue shared by several builds would mix up their chunks. */
const queueProblems = (queues: string[], { name, global }: BuildDescriptor, path: string) =>
  queues
    .filter((queue) => !queue.endsWith(global))
    .map(
      (queue) =>
        `${name}: ${path} collects its chunks in ${queue}, as other builds do: set output.uniqueName to ${global}, the name of its container`,
    );

/**
 * Problems of a build's scripts: those a page could not verify, or would mix up with another build's. Pages set the hash of
 * each classic script, but modules cannot have one in all browsers.
 */
export async function scriptProblems(builds: Builds, descriptor: BuildDescriptor) {
  const { name, build, entry, initial, files } = descriptor;
  const first = new Set([entry, ...initial]);
  const paths = files
    .map(({ path }) => path)
    .filter((path) => first.has(path) || (isScript(path) && !isEmbed(path)));
  const problems: string[] = [];
  for (const path of paths) {
    const source = await builds.read(name, build, path);
    if (!source || !isScript(path)) continue;
    // Parsing may take a tenth of a second each, and the registry must answer other requests meanwhile.
    await setImmediate();
    const script = inspect(source.toString());
    if (typeof script === 'string')
      problems.push(`${name}: ${path} is no classic script (${script}): ${remedy}`);
    else if (script.hasImports)
      problems.push(`${name}: ${path} imports modules by import(): ${remedy}`);
    else if (first.has(path)) problems.push(...queueProblems(script.queues, descriptor, path));
  }
  return problems;
}
