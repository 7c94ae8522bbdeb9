import { parseArgs } from 'node:util';

import { askedGuard } from '../client/canaryGuard';
import type { LinkForm } from '../client/stage';

function readNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= most) return value;
  throw new Error(`--${name} ${text} is not a number from 0 to ${most}`);
}

/** Output format of links. */
const formOf = ({ print, json }: { print?: boolean; json?: boolean }): LinkForm =>
  json ? 'json' : print ? 'markdown' : 'text';

/** Parses the command line of `remote-kit COMMAND`. */
export function readOptions(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      owner: { type: 'string' },
      path: { type: 'string' },
      port: { type: 'string' },
      against: { type: 'string' },
      registry: { type: 'string' },
      token: { type: 'string' },
      key: { type: 'string' },
      commit: { type: 'string' },
      pipeline: { type: 'string' },
      reason: { type: 'string' },
      approval: { type: 'string' },
      brand: { type: 'string', multiple: true },
      env: { type: 'string' },
      channel: { type: 'string', default: 'stable' },
      percent: { type: 'string' },
      guard: { type: 'string' },
      days: { type: 'string' },
      site: { type: 'string' },
      end: { type: 'boolean' },
      print: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [command = 'help', ...names] = positionals;
  return {
    ...{ command, names, owner: values.owner, path: values.path, against: values.against },
    ...{ token: values.token, commit: values.commit, channel: values.channel },
    ...{ approval: values.approval, brands: values.brand, env: values.env },
    registry: values.registry ?? (process.env.REGISTRY_URL || undefined),
    key: values.key ?? (process.env.REGISTRY_TEAM_KEY || undefined),
    pipeline: values.pipeline ?? (process.env.CI ? 'CI' : 'by hand'),
    reason: values.reason ?? `remote-kit ${command}`,
    port: readNumber('port', values.port, 65_535) ?? 3001,
    percent: readNumber('percent', values.percent, 100),
    /** Settings for the guard of a canary. */
    guard: askedGuard(command, values.guard),
    /** Days for which a tester's link is valid. */
    days: readNumber('days', values.days, 30),
    site: values.site ?? (process.env.SITE_URL || undefined),
    end: values.end ?? false,
    form: formOf(values),
  };
}

export type Options = ReturnType<typeof readOptions>;
