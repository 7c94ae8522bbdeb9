import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildIdOf, integrityOf } from './buildId.js';

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

const languagesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
    : [];

const readTexts = (folder, language) => {
  const path = join(folder, `${language}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};

/** A remote's file holds its own namespace; the shell's holds several, so that a page needs one request for them. */
function textsOf({ directory, texts }, language) {
  if (!texts) return readTexts(join(directory, 'locales'), language);
  const namespaces = Object.entries(texts);
  return Object.fromEntries(
    namespaces.map(([name, folder]) => [name, readTexts(folder, language)]),
  );
}

/** The name of a file by its content. */
export const addressOf = (name, source, extension = 'json') =>
  `${name}.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.${extension}`;

/** The locale files of the build, by language, each with the address it gets. */
function readLocales(options) {
  const folders = Object.values(options.texts ?? { own: join(options.directory, 'locales') });
  const languages = [...new Set(folders.flatMap(languagesIn))].sort();
  return languages.map((language) => {
    const source = JSON.stringify(textsOf(options, language));
    return { language, source, path: addressOf(`locales/${language}`, source) };
  });
}

/** The questions that routes ask first: a file of its own, because every page carries the routes and none needs these. */
function readFirstData({ routes }) {
  const asking = routes.filter(({ firstData }) => firstData?.length > 0);
  if (asking.length === 0) return null;
  const source = JSON.stringify(
    Object.fromEntries(asking.map(({ path, firstData }) => [path, firstData])),
  );
  return { source, path: addressOf('first-data', source) };
}

/** A route as the descriptor has it. */
const described = ({ firstData, ...route }) =>
  firstData?.length > 0 ? { ...route, firstData: true } : route;

/**
 * What lies in a build beside its code: its texts, its questions, what its team tells of it. `files` are all of them, each a
 * path and its text.
 */
export function besideCode({ directory, texts, facts, about }) {
  const locales = readLocales({ directory, texts });
  const firstData = readFirstData(facts);
  const files = [
    ...locales,
    ...(firstData ? [firstData] : []),
    // For those who run the site: no page reads it.
    ...(about ? [{ path: 'about.json', source: JSON.stringify(about) }] : []),
  ];
  return { locales, firstData, files };
}

/**
 * The content of `descriptor.json`: what a release needs to know of a build without running it. `files` are all that the build
 * has, each a path and its bytes; `initial` the scripts that run beside the entry.
 */
export function descriptorOf({ facts, entry, initial, beside: { locales, firstData }, files }) {
  const build = {
    ...facts,
    routes: facts.routes.map(described),
    entry,
    initial,
    locales: Object.fromEntries(locales.map(({ language, path }) => [language, path])),
    ...(firstData && { firstData: firstData.path }),
    files: files
      .map(({ path, bytes }) => ({ path, integrity: integrityOf(bytes), bytes: bytes.length }))
      .sort(byPath),
  };
  return { ...build, build: buildIdOf(build) };
}
