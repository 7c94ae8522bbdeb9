// @ts-check
// Must parse, and run, on any Node that knows modules: it is what tells an old one that it is too old.

/**
 * Prints one line to standard error and exits.
 * @param {string} message @returns {never}
 */
export function fail(message) {
  process.stderr.write(`scoreline: ${message}\n`);
  process.exit(1);
}

/** Ends the process with one line when Node is older than the project supports. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or newer is needed, this is ${process.versions.node}`);
}
