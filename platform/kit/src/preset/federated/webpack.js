import { sourcesOf } from '../bundledPlugin.js';
import { initialScripts } from '../descriptorPlugin.js';
import { containerName } from '../build.js';
import { describeBuild } from './describe.js';

/**
 * For builds with webpack's or Rspack's `ModuleFederationPlugin`: adds the texts and lists that the registry requires, and
 * makes the build use the page's federation runtime. `name` is the container's name.
 */
export class FederatedRemotePlugin {
  constructor({ directory, name = containerName(directory), entry = 'remoteEntry.js' }) {
    Object.assign(this, { directory, global: name, entry });
  }

  apply(compiler) {
    const { options, webpack } = compiler;
    // Pages forbid eval, and two builds must not share a chunk queue.
    options.devtool ??= false;
    options.output.uniqueName ??= this.global;
    new webpack.ExternalsPlugin('global', {
      '@module-federation/runtime-core': '_FEDERATION_RUNTIME_CORE',
    }).apply(compiler);
    // Leaves out the runtime's parts that load remotes, which the page's runtime replaces and which can import modules.
    new webpack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_REMOTE: true,
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('FederatedRemotePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'FederatedRemotePlugin', stage }, () =>
        this.describe(compilation, webpack.sources),
      );
    });
  }

  async describe(compilation, { RawSource }) {
    const { directory, global, entry } = this;
    const assets = compilation.getAssets().map(({ name, source }) => [name, source.buffer()]);
    const modules = [...sourcesOf(compilation)].map(({ path, bytes }) => [path, bytes]);
    const described = await describeBuild({
      ...{ directory, global, entry, initial: initialScripts(compilation, entry) },
      ...{ files: Object.fromEntries(assets), modules: Object.fromEntries(modules) },
    });
    for (const [path, text] of described) compilation.emitAsset(path, new RawSource(text));
  }
}
