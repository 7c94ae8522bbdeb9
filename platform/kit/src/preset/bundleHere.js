import { bundleHere } from './ownBundler.js';

const [, , directory, output, mode] = process.argv;

bundleHere(directory, { output, mode }).then(
  // Bundlers may leave a server or a watcher open.
  () => process.exit(),
  (error) => {
    process.stderr.write(error.message, () => process.exit(1));
  },
);
