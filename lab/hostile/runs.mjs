// @ts-check
/** @typedef {'units' | 'stories'} Kind */
/** @typedef {'clocks' | 'busy'} Trial */
/** Which kinds are to run, and what each runner is handed. @typedef {Partial<Record<Kind, string[]>>} Choice */
/** @typedef {{ kind: Kind, title: string, env: NodeJS.ProcessEnv, args: string[], isBusy: boolean }} HostileRun */

export const busyProcesses = 4;
const times = 3;

/**
 * Clocks and time zones with unusual days, hours or dates, and answers in the wrong order.
 * @type {[string, NodeJS.ProcessEnv][]}
 */
const hardships = [
  ['two minutes before midnight', { TZ: 'UTC', TEST_CLOCK: '2026-11-21T23:58' }],
  ['an hour that is skipped', { TZ: 'Europe/London', TEST_CLOCK: '2026-03-29T00:58' }],
  ['an hour that comes twice', { TZ: 'Europe/London', TEST_CLOCK: '2026-10-25T01:58' }],
  ['the day before everybody else', { TZ: 'Pacific/Apia', TEST_CLOCK: '2026-11-21T23:58' }],
  ['answers that come late', { TEST_ANSWERS: 'late' }],
];

/**
 * `--clocks` or `--busy` as the first argument selects one trial.
 * @param {string[]} args
 * @returns {{ trials: Trial[], rest: string[] }} both trials where neither is named, and the other arguments
 */
export function chooseTrials(args) {
  const [first, ...rest] = args;
  if (first === '--clocks') return { trials: ['clocks'], rest };
  if (first === '--busy') return { trials: ['busy'], rest };
  return { trials: ['clocks', 'busy'], rest: args };
}

/**
 * Arguments after `--units` go to jest, those after `--stories` to Playwright. Arguments before both go to jest.
 * @param {string[]} args
 * @returns {Choice} both kinds where neither is named
 */
export function chooseKinds(args) {
  /** @type {Choice} */
  const choice = {};
  /** @type {Kind} */
  let kind = 'units';
  for (const arg of args) {
    if (arg === '--units' || arg === '--stories') {
      kind = arg === '--units' ? 'units' : 'stories';
      choice[kind] ??= [];
    } else (choice[kind] ??= []).push(arg);
  }
  return args.length === 0 ? { units: [], stories: [] } : choice;
}

/**
 * Runs the units under each clock and with late answers, then everything selected three times in a row beside CPU-heavy
 * processes.
 * @param {Choice} choice @param {Trial[]} [trials]
 * @returns {HostileRun[]} in their order; stories know no clock, since their server keeps the machine's
 */
export function hostileRuns({ units, stories }, trials = ['clocks', 'busy']) {
  const underClocks =
    units && trials.includes('clocks')
      ? hardships.map(([title, env]) => run('units', title, units, { env, isBusy: false }))
      : [];
  const rounds = trials.includes('busy') ? times : 0;
  const beside = Array.from({ length: rounds }, (_, time) => {
    const title = `beside ${busyProcesses} busy processes, ${time + 1} of ${times}`;
    return [
      ...(units ? [run('units', title, units)] : []),
      ...(stories ? [run('stories', title, stories)] : []),
    ];
  });
  return [...underClocks, ...beside.flat()];
}

/**
 * @param {Kind} kind @param {string} title @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, isBusy: boolean }} [under]
 * @returns {HostileRun}
 */
const run = (kind, title, args, { env, isBusy } = { env: {}, isBusy: true }) => ({
  kind,
  title,
  args,
  env,
  isBusy,
});

/** One summary line per run. @param {HostileRun} run @param {import('../../tools/run/check/reports.mjs').Outcome} outcome */
export const summaryLine = ({ kind, title }, { passed, failed, skipped }) =>
  `${failed === 0 ? '✓' : '✘'} ${kind}, ${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
