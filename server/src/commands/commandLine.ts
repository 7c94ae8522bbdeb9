import { parseArgs, type ParseArgsConfig } from 'node:util';

import { closest } from 'fastest-levenshtein';

/** An invalid command line. The message ends with the command's usage. */
export class UsageError extends Error {
  constructor(usage: string, problem?: string) {
    super(problem ? `${problem}\n${usage}` : usage);
  }
}

function nearest(problem: string, options: ParseArgsConfig['options'] = {}): string {
  const unknown = /^Unknown option '--([^']+)'/.exec(problem)?.[1];
  const names = Object.keys(options);
  if (!unknown || names.length === 0) return problem;
  return `Unknown option --${unknown}. Did you mean --${closest(unknown, names)}?`;
}

/** Reads a command's arguments. @throws UsageError if they do not match `config`; names the nearest option */
export function readArgs<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(usage, nearest((error as Error).message, config.options));
  }
}
