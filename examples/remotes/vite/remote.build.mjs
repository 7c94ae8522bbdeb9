import { federation } from '@module-federation/vite';
import { containerName, exposedFile } from '@scoreline/remote-kit/federated';
import { federatedRemote, remoteShares } from '@scoreline/remote-kit/vite';
import { build } from 'vite';

const directory = import.meta.dirname;
const name = containerName(directory);

/** @param {import('@scoreline/remote-kit/bundler').BundleOrder} order */
export default async ({ output, mode }) => {
  await build({
    configFile: false,
    root: directory,
    mode,
    logLevel: 'warn',
    esbuild: { jsx: 'automatic' },
    build: { outDir: output, emptyOutDir: true, target: 'es2022' },
    plugins: [
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: { './remote': exposedFile(directory) },
        shared: remoteShares(),
        shareStrategy: 'loaded-first',
        dts: false,
      }),
      federatedRemote({ directory, name }),
    ],
  });
};
