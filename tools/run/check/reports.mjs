// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from '../children.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], skips: string[] }} Outcome
 */

/** @param {string} [failure] @returns {Outcome} */
export const single = (failure) => ({
  passed: failure === undefined ? 1 : 0,
  failed: failure === undefined ? 0 : 1,
  skipped: 0,
  failures: failure === undefined ? [] : [failure],
  skips: [],
});

/** A check that could not run. @param {string} why @returns {Outcome} */
export const skipped = (why) => ({ passed: 0, failed: 0, skipped: 1, failures: [], skips: [why] });

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const lastLines = (/** @type {string} */ output) => output.trim().split('\n').slice(-40).join('\n');

/** A run that fails without naming a failed test counts as a failure. @param {Outcome} outcome */
function orCrash(outcome, /** @type {number} */ code, /** @type {string} */ output) {
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [lastLines(output) || `ended with ${code}`] };
}

/**
 * @param {string} file jest's JSON report @param {number} code @param {string} output
 * @returns {Outcome}
 */
export function readJest(file, code, output) {
  const report = readReport(file);
  if (!report) return single(lastLines(output) || `jest ended with ${code} and left no report`);
  return orCrash(outcomeOf(report.testResults), code, output);
}

/** @param {any[]} results of jest, one a test file @returns {Outcome} */
function outcomeOf(results) {
  /** @type {Outcome} */
  const outcome = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [] };
  for (const { name, status, message, assertionResults } of results) {
    const source = relative(root, name);
    for (const test of assertionResults) count(outcome, source, test);
    const named = assertionResults.some((/** @type {any} */ test) => test.status === 'failed');
    if (status === 'failed' && !named) addFailure(outcome, `${source}\n${message}`);
  }
  return outcome;
}

/** @param {Outcome} outcome @param {string} source @param {any} test */
function count(outcome, source, { status, fullName, failureMessages }) {
  if (status === 'passed') outcome.passed++;
  else if (status === 'failed')
    addFailure(outcome, `${source} > ${fullName}\n${failureMessages.join('\n')}`);
  else {
    outcome.skipped++;
    outcome.skips.push(`${source} > ${fullName}`);
  }
}

/** @param {Outcome} outcome @param {string} text */
function addFailure(outcome, text) {
  outcome.failed++;
  outcome.failures.push(withoutForeignFrames(text));
}

// Keeps only our own stack frames and removes colours.
const withoutForeignFrames = (/** @type {string} */ text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|<anonymous>|node:internal)/.test(line))
    .join('\n');

/** @param {any} suite @param {string[]} above @returns {{ title: string, spec: any }[]} */
function specsOf(suite, above = []) {
  const here = [...above, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).map((/** @type {any} */ spec) => ({
    title: [...here, spec.title].join(' > '),
    spec,
  }));
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => specsOf(inner, here)),
  ];
}

/**
 * @param {string} file Playwright's JSON report @param {number} code @param {string} output
 * @returns {Outcome}
 */
export function readPlaywright(file, code, output) {
  const report = readReport(file);
  if (!report)
    return single(lastLines(output) || `playwright ended with ${code} and left no report`);
  /** @type {Outcome} */
  const outcome = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [] };
  for (const { title, spec } of report.suites.flatMap((/** @type {any} */ suite) =>
    specsOf(suite),
  )) {
    for (const test of spec.tests) countSpec(outcome, titleIn(test.projectName, title), test);
  }
  for (const error of report.errors ?? [])
    addFailure(outcome, error.stack ?? error.message ?? `${error}`);
  return orCrash(outcome, code, output);
}

/** @param {string | undefined} project @param {string} title */
const titleIn = (project, title) => (project ? `[${project}] ${title}` : title);

/** @param {Outcome} outcome @param {string} title @param {any} test */
function countSpec(outcome, title, { status, results }) {
  if (status === 'skipped') {
    outcome.skipped++;
    outcome.skips.push(title);
  } else if (status === 'unexpected') addFailure(outcome, howItFailed(title, results));
  else outcome.passed++;
}

/** @param {string} title @param {any[]} results one for each try */
function howItFailed(title, results) {
  const errors = results.flatMap(({ errors = [] }) => errors);
  const texts = errors.map((/** @type {any} */ error) => error.stack ?? error.message);
  return [title, ...texts, ...results.flatMap(shownPage)].join('\n');
}

/**
 * The page at the time of the failure, which Playwright stores beside the screenshot. On another machine only the log remains.
 * @param {any} result @returns {string[]}
 */
function shownPage({ attachments = [] }) {
  const context = attachments.find((/** @type {any} */ { name }) => name === 'error-context');
  if (!context?.path || !existsSync(context.path)) return [];
  const snapshot = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(context.path, 'utf8'))?.[1];
  if (!snapshot) return [];
  return ['The page showed:', ...snapshot.split('\n').slice(0, 120)];
}
