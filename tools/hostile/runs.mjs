// @ts-check
/** @typedef {'units' | 'stories'} Kind */
/** @typedef {'clocks' | 'busy'} Trial */
/** Which kinds are to run, and what each runner is handed. @typedef {Partial<Record<Kind, string[]>>} Choice */
/** @typedef {{ kind: Kind, title: string, env: NodeJS.ProcessEnv, args: string[], isBusy: boolean }} HostileRun */

export const busyProcesses = 4;
const times = 3;

/** Clocks and zones in which a day, an hour or a date is not what it seems, and answers that overtake each other. @type {[string, NodeJS.ProcessEnv][]} */
const hardships = [
  ['two minutes before midnight', { TZ: 'UTC', TEST_CLOCK: '2026-11-21T23:58' }],
  ['an hour that is skipped', { TZ: 'Europe/London', TEST_CLOCK: '2026-03-29T00:58' }],
  ['an hour that comes twice', { TZ: 'Europe/London', TEST_CLOCK: '2026-10-25T01:58' }],
  ['the day before everybody else', { TZ: 'Pacific/Apia', TEST_CLOCK: '2026-11-21T23:58' }],
  ['answers that come late', { TEST_ANSWERS: 'late' }],
];

/**
 * `--clocks` or `--busy` before all else chooses one trial.
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
 * What follows `--units` is jest's, what follows `--stories` is Playwright's; what stands before both is jest's too.
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
 * Units under each clock and with late answers, then all that was chosen three times in a row beside the busy processes.
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

/** One line a run, for whoever reads only those. @param {HostileRun} run @param {import('../run/check/reports.mjs').Outcome} outcome */
export const summaryLine = ({ kind, title }, { passed, failed, skipped }) =>
  `${failed === 0 ? '✓' : '✘'} ${kind}, ${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
