import { join } from 'node:path';

import { federation } from '@module-federation/vite';
import { build } from 'vite';

const here = join(import.meta.dirname, '..');

/** React 19 and Vite's federation, which loads the widget's entry as the script it is. */
export async function buildViteHost(folder, site) {
  const name = 'scoreline_widget';
  const sharing = { singleton: true };
  await build({
    configFile: false,
    root: here,
    base: '/hosts/vite/',
    logLevel: 'warn',
    esbuild: { jsx: 'automatic' },
    resolve: { alias: { '#widget': join(here, 'plainHost.js') } },
    build: {
      outDir: join(folder, 'vite'),
      emptyOutDir: true,
      target: 'esnext',
      rollupOptions: {
        input: join(here, 'main.js'),
        output: { entryFileNames: 'host.js', chunkFileNames: '[name].js' },
      },
    },
    plugins: [
      federation({
        name: 'host_of_vite',
        remotes: {
          [name]: {
            type: 'var',
            name,
            entryGlobalName: name,
            entry: `${site}/widget/remoteEntry.js`,
          },
        },
        shared: { react: sharing, 'react-dom': sharing },
        hostInitInjectLocation: 'entry',
        dts: false,
      }),
    ],
  });
}
