import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { shareOf } from '@scoreline/contract/facades';
import { readOffers } from '@scoreline/contract/offers';
import { remoteShares } from '@scoreline/contract/shares';
import { parse } from '@swc/core';

import { bundledOf } from './bundledPlugin.js';

export const shares = remoteShares();

/** The key under which the page shares a module; undefined if the module is the remote's own. */
export const keyOf = (name) =>
  Object.keys(shares).find((key) =>
    key.endsWith('/') ? name.startsWith(key) && name !== key : name === key,
  );

/** Names that the sources import from shared modules, `{"react-router-dom": ["Link"]}`, for bundlers that do not report them. */
export async function importsIn(modules) {
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

/** @throws for a name that the shell does not share: at run time it would be undefined. */
export function refuseUnoffered(imports) {
  const { names } = readOffers();
  for (const [library, wanted] of Object.entries(imports)) {
    const offered = names[shareOf(library)];
    const missing = offered && wanted.find((name) => name !== '*' && !offered.includes(name));
    if (missing)
      throw new Error(
        `the remote imports ${missing} from ${library}, which the shell does not offer; the platform adds it in platform/browser/src/federation/facades`,
      );
  }
}

/** The same lists as BundledPlugin's. */
export function listed({ modules }, imports) {
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
