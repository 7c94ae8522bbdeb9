import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { shareOf } from '@scoreline/contract/facades';
import { readOffers } from '@scoreline/contract/offers';
import { remoteShares } from '@scoreline/contract/shares';
import { parse } from '@swc/core';

import { aboutOf, factsOf, inputsOf, nameOf, readPackage } from './build.js';
import { bundledOf } from './bundledPlugin.js';
import { addressOf, besideCode, descriptorOf } from './describe.js';

const recipe = (directory) => join(directory, 'remote.build.mjs');

/** Whether the remote in `directory` is made by a bundler of its team's choice. */
export const hasOwnBundler = (directory) => existsSync(recipe(directory));

const shares = remoteShares();

/** The key by which the page shares a module; undefined where the module is the remote's own. */
const keyOf = (name) =>
  Object.keys(shares).find((key) =>
    key.endsWith('/') ? name.startsWith(key) && name !== key : name === key,
  );

/** Names that the sources import of what is shared, `{"react-router-dom": ["Link"]}`: for bundlers that do not tell. */
async function importsIn(modules) {
  const names = {};
  const note = ({ source: { value: library }, specifiers, typeOnly }) => {
    if (typeOnly || !keyOf(library)) return;
    names[library] ??= [];
    for (const { type, imported, local, isTypeOnly } of specifiers)
      if (type === 'ImportSpecifier' && !isTypeOnly) names[library].push((imported ?? local).value);
  };
  for (const path of Object.keys(modules)) {
    if (!/\.[cm]?[jt]sx?$/.test(path) || !existsSync(path)) continue;
    const source = await readFile(path, 'utf8');
    const { body } = await parse(source, { syntax: 'typescript', tsx: !path.endsWith('.ts') });
    for (const item of body) if (item.type === 'ImportDeclaration') note(item);
  }
  return names;
}

/** @throws for a name that the shell does not offer: at run time it would be undefined */
function refuseUnoffered(imports) {
  const { names } = readOffers();
  for (const [library, wanted] of Object.entries(imports)) {
    const offered = names[shareOf(library)];
    const missing = offered && wanted.find((name) => name !== '*' && !offered.includes(name));
    if (missing)
      throw new Error(
        `the remote imports ${missing} from ${library}, which the shell does not offer; the platform adds it in shell/src/federation/facades`,
      );
  }
}

/** As BundledPlugin leaves it. */
function listed({ modules }, imports) {
  const wanted = Object.keys(imports).map((library) => [
    shareOf(library),
    shares[keyOf(library)].requiredVersion,
  ]);
  const named = Object.entries(imports)
    .filter(([library]) => readOffers().names[shareOf(library)])
    .map(([library, list]) => [shareOf(library), [...new Set(list)].sort()]);
  const sources = Object.entries(modules).map(([path, bytes]) => ({ path, bytes }));
  return {
    ...bundledOf(sources),
    shares: Object.fromEntries(wanted.sort(([a], [b]) => (a < b ? -1 : 1))),
    fromShell: Object.fromEntries(named.filter(([, list]) => list.length > 0)),
  };
}

/**
 * The container that the page finds under `global`. The code, a file of its own that comes beside it, is evaluated when the page
 * asks for it, again where it threw, and takes what is shared from the shell and from nobody else.
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

/** Names that mean a module which is shared under another. */
const sameAs = () =>
  Object.fromEntries(
    Object.entries(shares)
      .filter(([key, { shareKey }]) => key !== shareKey)
      .map(([key, { shareKey }]) => [key, shareKey]),
  );

/** Files of a container around a script, by their paths. */
function filesOf(global, code) {
  const name = `${global}_code`;
  const script = `globalThis[${JSON.stringify(name)}]=function(require,module,exports){${code}\n};\n`;
  const entry = containerOf(global, name);
  const [entryPath, initial] = [addressOf('entry', entry, 'js'), addressOf('remote', script, 'js')];
  return { entry: entryPath, initial, files: { [entryPath]: entry, [initial]: script } };
}

/**
 * Builds a remote by its own `remote.build.mjs` into the folder `output`: a container, its texts, `descriptor.json` and
 * `bundled.json`, as the kit's own build leaves them.
 * @throws with the bundler's own message where it does not build, and for a name that the shell does not offer
 */
export async function bundleRemote(directory, { output, mode = 'production' }) {
  const { default: bundle } = await import(pathToFileURL(recipe(directory)).href);
  const entry = join(directory, readPackage(directory).exports['./remote']);
  const isShared = (name) => keyOf(name) !== undefined;
  const made = await bundle({ directory, entry, mode, isShared });
  const imports = made.imports ?? (await importsIn(made.modules));
  refuseUnoffered(imports);
  const global = `${nameOf(directory).replaceAll('-', '_')}_${inputsOf(directory)}`;
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
