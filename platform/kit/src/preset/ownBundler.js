import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { aboutOf, containerName, factsOf, readPackage } from './build.js';
import { addressOf, besideCode, descriptorOf } from './describe.js';
import { importsIn, keyOf, listed, refuseUnoffered, shares } from './shared.js';

const recipe = (directory) => join(directory, 'remote.build.mjs');

/** Whether the remote in `directory` has its own bundler. */
export const hasOwnBundler = (directory) => existsSync(recipe(directory));

/**
 * The container that the page finds under `global`. Its code is a separate file, evaluated when the page requests it, and again
 * after it threw. Shared modules come only from the shell.
 */
const containerOf = (global, code) => `var ${global}=(()=>{
let scope,made;
const same=${JSON.stringify(sameAs())};
const take=(name)=>{
const key=same[name]||name,found=Object.values(scope[key]||{}).find(({from})=>from==="shell");
if(!found)throw new Error("the page does not share "+key);
return found.lib();
};
return{
init(shared){scope=shared},
async get(name){
if(name!=="./remote")throw new Error("there is no "+name);
if(!made){const module={exports:{}};globalThis[${JSON.stringify(code)}](take,module,module.exports);made=module.exports}
const exposed=made;
return()=>exposed;
}};
})();
`;

/** Module names that are shared under another name. */
const sameAs = () =>
  Object.fromEntries(
    Object.entries(shares)
      .filter(([key, { shareKey }]) => key !== shareKey)
      .map(([key, { shareKey }]) => [key, shareKey]),
  );

/** Files of a container around a script, by path. */
function filesOf(global, code) {
  const name = `${global}_code`;
  const script = `globalThis[${JSON.stringify(name)}]=function(require,module,exports){${code}\n};\n`;
  const entry = containerOf(global, name);
  const [entryPath, initial] = [addressOf('entry', entry, 'js'), addressOf('remote', script, 'js')];
  return { entry: entryPath, initial, files: { [entryPath]: entry, [initial]: script } };
}

/** Builds a remote as `bundleRemote` does, but in this process. */
export async function bundleHere(directory, { output, mode = 'production' }) {
  const { default: bundle } = await import(pathToFileURL(recipe(directory)).href);
  const entry = join(directory, readPackage(directory).exports['./remote']);
  const isShared = (name) => keyOf(name) !== undefined;
  const made = await bundle({ directory, entry, mode, isShared, output });
  // A federated build is complete: one of the kit's plugins has described it.
  if (!made) return;
  const imports = made.imports ?? (await importsIn(made.modules));
  refuseUnoffered(imports);
  const global = containerName(directory);
  const facts = factsOf(directory, global);
  const beside = besideCode({ directory, facts, about: aboutOf(directory) });
  const container = filesOf(global, made.code);
  const all = [
    ...Object.entries(container.files),
    ...beside.files.map(({ path, source }) => [path, source]),
  ];
  const files = all.map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const said = { facts, beside, files, entry: container.entry, initial: [container.initial] };
  const texts = [
    ...all,
    ['descriptor.json', JSON.stringify(descriptorOf(said), null, 2)],
    ['bundled.json', JSON.stringify(listed(made, imports), null, 2)],
  ];
  for (const [path, text] of texts) {
    await mkdir(dirname(join(output, path)), { recursive: true });
    await writeFile(join(output, path), text);
  }
}

const run = promisify(execFile);
const program = fileURLToPath(new URL('./bundleHere.js', import.meta.url));

/**
 * Builds a remote with its own `remote.build.mjs` into the folder `output`: a container, texts, `descriptor.json` and
 * `bundled.json`, as the kit's own build does. Runs in a separate process: bundlers copy the source of their functions into
 * builds, and the kit's process transforms sources as it loads them.
 * @throws with the bundler's own message if the build fails, and for an import that the shell does not share.
 */
export async function bundleRemote(directory, { output, mode = 'production' }) {
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...others } = process.env;
  const env = { ...others, NODE_ENV: mode };
  try {
    await run(process.execPath, [program, directory, output, mode], { cwd: directory, env });
  } catch (error) {
    throw new Error(error.stderr || error.message, { cause: error });
  }
}
