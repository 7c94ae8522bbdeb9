import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { Refusal } from './refusal';

/** The claims that a policy grants a team. */
export interface Rights {
  /** Each grants itself and everything below it; `/` is the home page only. */
  paths: readonly string[];
  namespaces: readonly string[];
}

/** Whether a path is one that the team owns. */
export const ownsPath = ({ paths }: Rights, path: string): boolean =>
  paths.some((own) => path === own || (own !== '/' && path.startsWith(`${own}/`)));

/** Whether a namespace is one that the team owns. */
export const ownsNamespace = ({ namespaces }: Rights, namespace: string): boolean =>
  namespaces.some((own) => namespace === own || namespace.startsWith(`${own}-`));

/**
 * Checks the paths and namespaces of a build against its team's rights.
 * @throws Refusal for the first that the policy does not grant the team.
 */
export function refuseForeign(
  { routes, namespaces }: Pick<BuildDescriptor, 'routes' | 'namespaces'>,
  rights: Rights,
): void {
  const path = routes.find((route) => !ownsPath(rights, route.path))?.path;
  if (path)
    throw new Refusal(
      'paths',
      `the policy gives ${path} to another team or to none`,
      'descriptor.json',
    );
  const space = namespaces.find((namespace) => !ownsNamespace(rights, namespace));
  if (space)
    throw new Refusal(
      'namespaces',
      `the policy does not give the namespace ${space} to the team`,
      'descriptor.json',
    );
}
