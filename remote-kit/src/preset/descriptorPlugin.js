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

const addressOf = (name, source) =>
  `${name}.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.json`;

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

function initialScripts(compilation, entry) {
  const wanted = new Set();
  const follow = (group) => {
    for (const chunk of group.chunks) for (const file of chunk.files) wanted.add(file);
  };
  for (const group of compilation.chunkGroups) {
    if (group.name === '__federation_expose_remote' || group.isInitial()) follow(group);
  }
  wanted.delete(entry);
  return [...wanted].filter((file) => file.endsWith('.js'));
}

/** Emits `descriptor.json`: what a release needs to know of a build without running it. */
export class DescriptorPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const locales = readLocales(this.options);
      const firstData = readFirstData(this.options.facts);
      const { about } = this.options;
      const texts = [
        ...locales,
        ...(firstData ? [firstData] : []),
        // For those who run the site: no page reads it.
        ...(about ? [{ path: 'about.json', source: JSON.stringify(about) }] : []),
      ];
      compilation.hooks.processAssets.tap(
        { name: 'DescriptorPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const { path, source } of texts) {
            compilation.emitAsset(path, new sources.RawSource(source));
          }
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'DescriptorPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(this.describe(compilation, locales, firstData), null, 2);
          compilation.emitAsset('descriptor.json', new sources.RawSource(text));
        },
      );
    });
  }

  describe(compilation, locales, firstData) {
    const { facts, entry: entryPattern } = this.options;
    const files = compilation
      .getAssets()
      .filter(({ name }) => !name.endsWith('.map'))
      .map(({ name, source }) => {
        const bytes = source.buffer();
        return { path: name, integrity: integrityOf(bytes), bytes: bytes.length };
      })
      .sort(byPath);
    const entry = files.find(({ path }) => entryPattern.test(path))?.path ?? '';
    const build = {
      ...facts,
      routes: facts.routes.map(described),
      entry,
      initial: initialScripts(compilation, entry),
      locales: Object.fromEntries(locales.map(({ language, path }) => [language, path])),
      ...(firstData && { firstData: firstData.path }),
      files,
    };
    return { ...build, build: buildIdOf(build) };
  }
}
