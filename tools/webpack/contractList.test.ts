import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { remoteConfig, root } from '../../webpack.base.js';

interface RemotePackage {
  exports: Record<string, string>;
  scoreline: { routes: object[]; namespaces: string[] };
}

interface RemotePlugins {
  ModuleFederationPlugin: { _options: { exposes: Record<string, { import: string }> } };
  DescriptorPlugin: { options: { facts: { routes: unknown; namespaces: unknown } } };
}

const packageOf = (name: string) =>
  JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as RemotePackage;

function pluginOf<K extends keyof RemotePlugins>(name: string, plugin: K): RemotePlugins[K] {
  const plugins = (remoteConfig(join(root, name)).plugins ?? []) as object[];
  const found = plugins.find((each) => each.constructor.name === plugin);
  if (!found) throw new Error(`${name} is built without ${plugin}`);
  return found as RemotePlugins[K];
}

const remotes = readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name));

describe.each(remotes)('%s', (name) => {
  const { exports, scoreline } = packageOf(name);

  it('exposes its exports and nothing else', () => {
    const { exposes } = pluginOf(name, 'ModuleFederationPlugin')._options;
    const imports = Object.entries(exposes).map(([key, { import: path }]) => [key, path]);
    const exported = Object.entries(exports).map(([key, path]) => [key, join(root, name, path)]);
    expect(Object.fromEntries(imports)).toEqual(Object.fromEntries(exported));
    expect(exports).toHaveProperty(['./remote']);
    for (const path of Object.values(exports))
      expect(existsSync(join(root, name, path))).toBe(true);
  });

  it('has in its descriptor the routes of its package', () => {
    const { facts } = pluginOf(name, 'DescriptorPlugin').options;
    expect(facts).toMatchObject({ routes: scoreline.routes, namespaces: scoreline.namespaces });
    expect(scoreline.routes).not.toHaveLength(0);
  });
});
