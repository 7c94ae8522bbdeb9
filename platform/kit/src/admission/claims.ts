import {
  type BuildDescriptor,
  parsePath,
  pathsMeet,
  shellRoutes,
} from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { reservedWords, serverPages } from './reservedPaths';

/** The name, paths and namespaces that a remote claims. */
export type Claim = Pick<BuildDescriptor, 'name' | 'routes' | 'namespaces'>;

const wholePath = /^(?:\/|(?:\/:?[A-Za-z0-9_-]+)+)$/;

/** Namespaces of the shell's own texts. */
const shellNamespaces = ['shared', 'shell'];

/** Why no remote may claim this path, regardless of other remotes; null if it may. */
function pathProblem(name: string, path: string): string | null {
  if (!wholePath.test(path)) return `${path} is not the path of a route`;
  const [first = '', second] = path.split('/').filter(Boolean);
  const isOfSport = first === ':sportName' && second !== undefined && !second.startsWith(':');
  if (first.startsWith(':') && !isOfSport)
    return `${path} catches addresses of others: it has to begin with a word of its own`;
  const page = shellRoutes.find((route) => pathsMeet(route.path, path));
  if (page) return `${path} is owned by shell${page.path === path ? '' : ` (${page.path})`}`;
  if (serverPages[path] === name) return null;
  if (reservedWords.includes(first)) return `${path} is owned by the server`;
  if (first && parsePath('/', path).segment !== null)
    return `${path} is never reached: "${first}" is read as a language`;
  return null;
}

/** A namespace must be the remote's own name or start with it. */
function namespaceProblem(name: string, namespace: string): string | null {
  if (shellNamespaces.includes(namespace)) return `the namespace ${namespace} is owned by shell`;
  const own = name.replace(/^mf-/, '');
  if (namespace === own || namespace.startsWith(`${own}-`)) return null;
  return `the namespace ${namespace} is not its own: it is called ${own}, or ${own}-something`;
}

function clashes({ name, routes, namespaces }: Claim, others: readonly Claim[]): string[] {
  return others.flatMap((other) => {
    const meeting = routes.flatMap(({ path }) => {
      const found = other.routes.find((route) => pathsMeet(route.path, path));
      return found ? [`${path} is owned by ${other.name} (${found.path})`] : [];
    });
    const tabs = routes.flatMap(({ tab }) =>
      tab && other.routes.some((route) => route.tab === tab)
        ? [`the tab ${tab} is owned by ${other.name}`]
        : [],
    );
    const spaces = namespaces
      .filter((namespace) => other.namespaces.includes(namespace))
      .map((namespace) => `the namespace ${namespace} is owned by ${other.name}`);
    return [...meeting, ...tabs, ...spaces].map((problem) => `${name}: ${problem}`);
  });
}

function ownProblems({ name, routes, namespaces }: Claim): string[] {
  const shapes = routes.map(({ path }) => path.replace(/:[^/]+/g, ':'));
  const twice = routes.filter((_, at) => shapes.indexOf(itemAt(shapes, at)) !== at);
  return [
    ...(/^mf-[a-z][a-z0-9-]*$/.test(name) ? [] : [`${name} is not the name of a remote`]),
    ...routes.map(({ path }) => pathProblem(name, path)),
    ...twice.map(({ path }) => `${path} is there twice`),
    ...namespaces.map((namespace) => namespaceProblem(name, namespace)),
  ].flatMap((problem) => (problem === null ? [] : [`${name}: ${problem}`]));
}

/** Claims that these remotes cannot have on one site, one line each, reported against the later one in the list. */
export const claimProblems = (claims: readonly Claim[]): string[] =>
  claims.flatMap((claim, at) => [...ownProblems(claim), ...clashes(claim, claims.slice(0, at))]);
