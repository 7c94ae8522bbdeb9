import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const here = import.meta.dirname;
const source = (path) => join(here, 'src', path);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Date and number formats of a language that some browsers lack. Region names are dropped, because a widget shows none. */
function datesOf(language) {
  const file = join(here, '../shared-lib/locales/cldr', `${language}.json`);
  return existsSync(file) ? { ...readJson(file), regions: {}, shortRegions: {} } : undefined;
}

/** A widget's texts in a language: its own, plus the shared names of match states and bookmakers. */
function textsOf(language) {
  const { card } = readJson(join(here, 'locales', `${language}.json`));
  const { status, bookmakers } = readJson(join(here, '../shared-lib/locales', `${language}.json`));
  return { ...card, status: { short: status.short }, bookmakers, cldr: datesOf(language) };
}

const texts = () =>
  readdirSync(join(here, 'locales'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`element/locales/${name}`, JSON.stringify(textsOf(name.slice(0, -5)))]);

/**
 * Builds for embedding on other sites, each in the folder of its name, and the texts they fetch. `resolution` and `scriptRule`
 * are shared by all builds of the project.
 */
export function embeds({ resolution, scriptRule }) {
  /** Preact, a tenth of the size, replaces React where the host brings none. */
  const withPreact = {
    ...resolution,
    alias: {
      ...resolution.alias,
      react$: 'preact/compat',
      'react/jsx-runtime$': 'preact/jsx-runtime',
      'react-dom$': 'preact/compat',
      'react-dom/client$': 'preact/compat/client',
    },
  };

  /** The host's React may predate the new JSX runtime. */
  const classicRule = {
    ...scriptRule,
    use: {
      ...scriptRule.use,
      options: {
        ...scriptRule.use.options,
        jsc: { ...scriptRule.use.options.jsc, transform: { react: { runtime: 'classic' } } },
      },
    },
  };

  /** Code that the element's loader imports. As a module it needs no global and no script element for its chunks. */
  const element = {
    name: 'element',
    entry: { widget: source('element/mount.ts') },
    output: { module: true, library: { type: 'module' }, chunkFormat: 'module' },
    experiments: { outputModule: true },
    resolve: withPreact,
    module: { rules: [scriptRule] },
  };

  /** Files at the addresses that embedders use: small classic scripts for a plain script tag. */
  const loaders = {
    name: 'element',
    entry: { embed: source('element/embed.ts'), frame: source('element/frame.ts') },
    output: { iife: true },
    resolve: withPreact,
    module: { rules: [scriptRule] },
  };

  const hostsReact = { singleton: true, import: false, requiredVersion: '>=18.0.0' };

  /** For hosts with module federation. Shares only the host's React, in any version from 18. */
  const federated = {
    name: 'federated',
    entry: {},
    output: { publicPath: '__WIDGET_BUILD__', uniqueName: 'scoreline_widget' },
    resolve: resolution,
    module: { rules: [classicRule] },
    plugins: [
      new webpack.ProvidePlugin({ React: 'react' }),
      new ModuleFederationPlugin({
        name: 'scoreline_widget',
        filename: 'remoteEntry.js',
        library: { type: 'var', name: 'scoreline_widget' },
        exposes: { './Widget': source('federated/Widget.tsx') },
        shared: { react: hostsReact, 'react-dom': hostsReact },
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: true,
      }),
    ],
  };

  return { builds: [element, loaders, federated], texts };
}
