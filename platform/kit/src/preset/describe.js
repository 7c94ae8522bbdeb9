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

/** A remote's file contains its own namespace; the shell's contains several, so that a page needs one request for them. */
function textsOf({ directory, texts }, language) {
  if (!texts) return readTexts(join(directory, 'locales'), language);
  const namespaces = Object.entries(texts);
  return Object.fromEntries(
    namespaces.map(([name, folder]) => [name, readTexts(folder, language)]),
  );
}

/** A file name with a hash of the content. */
export const addressOf = (name, source, extension = 'json') =>
  `${name}.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.${extension}`;

/** The build's locale files by language, each with its file name. */
function readLocales(options) {
  const folders = Object.values(options.texts ?? { own: join(options.directory, 'locales') });
  const languages = [...new Set(folders.flatMap(languagesIn))].sort();
  return languages.map((language) => {
    const source = JSON.stringify(textsOf(options, language));
    return { language, source, path: addressOf(`locales/${language}`, source) };
  });
}

/** First-data questions of the routes: a separate file, because every page contains the routes and none needs these. */
function readFirstData({ routes }) {
  const asking = routes.filter(({ firstData }) => firstData?.length > 0);
  if (asking.length === 0) return null;
  const source = JSON.stringify(
    Object.fromEntries(asking.map(({ path, firstData }) => [path, firstData])),
  );
  return { source, path: addressOf('first-data', source) };
}

/** A route in the descriptor's format. */
const described = ({ firstData, ...route }) =>
  firstData?.length > 0 ? { ...route, firstData: true } : route;

/**
 * A build's files other than code: texts, first-data questions and team metadata. `files` lists all of them, each with path and
 * text.
 */
export function besideCode({ directory, texts, facts, about }) {
  const locales = readLocales({ directory, texts });
  const firstData = readFirstData(facts);
  const files = [
    ...locales,
    ...(firstData ? [firstData] : []),
    // For the site's operators; no page reads it.
    ...(about ? [{ path: 'about.json', source: JSON.stringify(about) }] : []),
  ];
  return { locales, firstData, files };
}

/**
 * The content of `descriptor.json`: a build's facts that a release needs without running it. `files` are all files of the
 * build, each with path and bytes; `initial` are the scripts that run beside the entry.
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
