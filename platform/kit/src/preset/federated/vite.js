import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { posix } from 'node:path';

import { remoteShares as allShares } from '@scoreline/contract/shares';
import { rollup } from 'rollup';

import { containerName } from '../build.js';
import { addressOf } from '../describe.js';
import { describeBuild, exposedFile } from './describe.js';

const require = createRequire(import.meta.url);

/** The share map for `@module-federation/vite`, which does not support keys for all modules below a path. */
export function remoteShares() {
  const shares = allShares();
  const keys = Object.keys(shares).filter((key) => !key.endsWith('/') && key !== 'react-router');
  const exact = keys.map((key) => [key, { ...shares[key], shareKey: key }]);
  const jsx = 'react/jsx-runtime';
  return Object.fromEntries([...exact, [jsx, { ...shares['react/'], shareKey: jsx }]]);
}

/** Lets Rollup read modules by their paths in the build. */
const fromBundle = (sources) => ({
  name: 'from-bundle',
  resolveId: (id, importer) => {
    const path = importer ? posix.join(posix.dirname(importer), id) : id;
    return sources.has(path) ? path : false;
  },
  load: (id) => sources.get(id),
});

/**
 * Converts each module to a classic SystemJS script under its own path, because pages can check the hashes of classic scripts.
 */
async function asScripts(sources) {
  const bundle = await rollup({
    input: Object.fromEntries([...sources.keys()].map((path) => [path.replace(/\.js$/, ''), path])),
    plugins: [fromBundle(sources)],
    preserveEntrySignatures: 'strict',
    treeshake: false,
    onLog: (level, log, report) => level === 'error' && report(level, log),
  });
  const { output } = await bundle.generate({ format: 'system', compact: true, strict: true });
  await bundle.close();
  return Object.fromEntries(output.map(({ fileName, code }) => [fileName, code]));
}

/** The container that the page finds under `global`, with SystemJS where the page has not loaded it yet. */
const containerOf = (global, loader, entry) => `globalThis.System||(()=>{${loader}})();
var ${global}=(()=>{
const address=new URL(${JSON.stringify(entry)},document.currentScript.src).href;
const entry=()=>System.import(address).catch((error)=>{
for(const [id] of System.entries())if(id.startsWith(address.replace(/[^/]*$/,"")))System.delete(id);
throw error;
});
return{
init:async(...shares)=>(await entry()).init(...shares),
get:async(name)=>(await entry()).get(name)
};
})();
`;

const sourcesIn = (chunks) =>
  Object.fromEntries(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([path, { renderedLength }]) => renderedLength > 0 && !path.startsWith('\0'))
        .map(([path, { renderedLength }]) => [path.replace(/\?.*$/, ''), renderedLength]),
    ),
  );

/**
 * A Vite plugin for builds with `@module-federation/vite`: converts the modules to classic scripts and adds the texts and lists
 * that the registry requires. `name` is the container's name.
 */
export function federatedRemote({
  directory,
  name = containerName(directory),
  entry = 'remoteEntry.js',
}) {
  return {
    name: 'scoreline-federated-remote',
    enforce: 'post',
    config: () => ({
      base: './',
      build: {
        modulePreload: false,
        rollupOptions: { input: exposedFile(directory) },
      },
    }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const scripts = await asScripts(new Map(chunks.map((one) => [one.fileName, one.code])));
        const loader = await readFile(require.resolve('systemjs/dist/s.min.js'), 'utf8');
        const container = containerOf(
          name,
          loader.replace(/\n\/\/# sourceMappingURL=.*/, ''),
          entry,
        );
        const assets = Object.values(bundle).filter(({ type }) => type === 'asset');
        const path = addressOf('container', container, 'js');
        const files = {
          ...Object.fromEntries(assets.map(({ fileName, source }) => [fileName, source])),
          ...scripts,
          [path]: container,
        };
        const build = { directory, global: name, entry: path, initial: [], files };
        const beside = await describeBuild({ ...build, modules: sourcesIn(chunks) });
        for (const { fileName } of chunks) delete bundle[fileName];
        for (const [fileName, source] of [...Object.entries(scripts), [path, container], ...beside])
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
