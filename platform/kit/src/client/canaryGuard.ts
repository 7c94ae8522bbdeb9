import type { CanaryGuard } from '@scoreline/shared-lib/contract';

/** Minimum and maximum of each number. */
export const guardLimits = {
  visits: [50, 100_000],
  failures: [0.1, 50],
  loading: [1, 50],
  tail: [1, 50],
} as const;

type GuardNumber = keyof typeof guardLimits;

const isNumberName = (name: string): name is GuardNumber => Object.hasOwn(guardLimits, name);

/**
 * Parses `visits=500,failures=2,loading=20,tail=10`, `off=WHY` or `usual`, which resets earlier settings.
 * @throws for any other text.
 * @example readGuard('visits=500,failures=2') // { visits: 500, failures: 2 }
 */
export function readGuard(text: string): CanaryGuard {
  if (text === 'usual') return {};
  const [, off] = /^off=(.*\S)$/.exec(text) ?? [];
  if (off) return { off };
  const guard: CanaryGuard = {};
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=');
    const [least, most] = isNumberName(name) ? guardLimits[name] : [1, 0];
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!isNumberName(name) || !(number >= least && number <= most))
      throw new Error(
        `--guard ${part} is none of off=WHY, usual, ${Object.entries(guardLimits)
          .map(([known, [from, to]]) => `${known}=${from}…${to}`)
          .join(', ')}`,
      );
    guard[name] = number;
  }
  return guard;
}

/**
 * The guard settings of a command line.
 * @throws if the command starts no canary, because the settings would be ignored silently.
 */
export function askedGuard(command: string, text: string | undefined): CanaryGuard | undefined {
  if (text === undefined) return undefined;
  if (command !== 'canary')
    throw new Error(`--guard is a wish for a canary; ${command} makes none`);
  return readGuard(text);
}
