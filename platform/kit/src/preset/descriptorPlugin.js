import { besideCode, descriptorOf } from './describe.js';

/** The scripts besides the entry that a first render needs. */
export function initialScripts(compilation, entry) {
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

/** Emits `descriptor.json`: a build's facts that a release needs without running it. */
export class DescriptorPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const beside = besideCode(this.options);
      compilation.hooks.processAssets.tap(
        { name: 'DescriptorPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const { path, source } of beside.files) {
            compilation.emitAsset(path, new sources.RawSource(source));
          }
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'DescriptorPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(this.describe(compilation, beside), null, 2);
          compilation.emitAsset('descriptor.json', new sources.RawSource(text));
        },
      );
    });
  }

  describe(compilation, beside) {
    const { facts, entry: entryPattern } = this.options;
    const files = compilation
      .getAssets()
      .filter(({ name }) => !name.endsWith('.map'))
      .map(({ name, source }) => ({ path: name, bytes: source.buffer() }));
    const entry = files.find(({ path }) => entryPattern.test(path))?.path ?? '';
    const initial = initialScripts(compilation, entry);
    return descriptorOf({ facts, entry, initial, beside, files });
  }
}
