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

/** The locale files of the build, by language, each with the address it gets. */
function readLocales(options) {
  const folders = Object.values(options.texts ?? { own: join(options.directory, 'locales') });
  const languages = [...new Set(folders.flatMap(languagesIn))].sort();
  return languages.map((language) => {
    const source = JSON.stringify(textsOf(options, language));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
    return { language, source, path: `locales/${language}.${hash}.json` };
  });
}

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
      compilation.hooks.processAssets.tap(
        { name: 'DescriptorPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const { path, source } of locales) {
            compilation.emitAsset(path, new sources.RawSource(source));
          }
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'DescriptorPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(this.describe(compilation, locales), null, 2);
          compilation.emitAsset('descriptor.json', new sources.RawSource(text));
        },
      );
    });
  }

  describe(compilation, locales) {
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
    const described = {
      ...facts,
      entry,
      initial: initialScripts(compilation, entry),
      locales: Object.fromEntries(locales.map(({ language, path }) => [language, path])),
      files,
    };
    return { ...described, build: buildIdOf(described) };
  }
}
