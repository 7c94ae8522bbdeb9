import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const here = import.meta.dirname;
const source = (path) => join(here, 'src', path);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Dates and numbers of a language that some browsers lack; a widget shows no regions. */
function datesOf(language) {
  const file = join(here, '../shared-lib/locales/cldr', `${language}.json`);
  return existsSync(file) ? { ...readJson(file), regions: {}, shortRegions: {} } : undefined;
}

/** What a widget says in a language: its own texts, and what states of matches are called everywhere. */
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
 * The builds for pages that are not ours, each into the folder of its name, and the texts they fetch. It is given how
 * every build of the project resolves and compiles.
 */
export function embeds({ resolution, scriptRule }) {
  /** React's part is played by Preact, a tenth of its size, where nobody brings a React. */
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

  /** A host's React may be older than the calls of the new runtime. */
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

  /** What the element's script fetches: a module, so that no chunk needs a global or a script element. */
  const element = {
    name: 'element',
    entry: { widget: source('element/mount.ts') },
    output: { module: true, library: { type: 'module' }, chunkFormat: 'module' },
    experiments: { outputModule: true },
    resolve: withPreact,
    module: { rules: [scriptRule] },
  };

  /** The addresses that embedders write down: small, and classic scripts, as a page's own tag has them. */
  const loaders = {
    name: 'element',
    entry: { embed: source('element/embed.ts'), frame: source('element/frame.ts') },
    output: { iife: true },
    resolve: withPreact,
    module: { rules: [scriptRule] },
  };

  const hostsReact = { singleton: true, import: false, requiredVersion: '>=18.0.0' };

  /** For hosts with module federation: their React, whichever they have, and no other share. */
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
