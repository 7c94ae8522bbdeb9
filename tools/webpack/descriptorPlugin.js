import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** `locales/{lang}.json` of the package, by language, each with the address it gets in the build. */
function readLocales(directory) {
  const folder = join(directory, 'locales');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const source = JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
      const language = name.slice(0, -'.json'.length);
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
  constructor({ directory, facts, entry }) {
    this.directory = directory;
    this.facts = facts;
    this.entryPattern = entry;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const locales = readLocales(this.directory);
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
    const files = compilation
      .getAssets()
      .filter(({ name }) => !name.endsWith('.map'))
      .map(({ name, source }) => {
        const bytes = source.buffer();
        return { path: name, integrity: integrityOf(bytes), bytes: bytes.length };
      })
      .sort(byPath);
    const entry = files.find(({ path }) => this.entryPattern.test(path))?.path ?? '';
    const digest = createHash('sha256')
      .update(JSON.stringify([this.facts, files]))
      .digest('hex');
    return {
      ...this.facts,
      build: digest.slice(0, 16),
      entry,
      initial: initialScripts(compilation, entry),
      locales: Object.fromEntries(locales.map(({ language, path }) => [language, path])),
      files,
    };
  }
}
