// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { root } from '../children.mjs';

/** The state of the working tree: its commit, and what differs from it. */
function treeState() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain')}${git('diff', 'HEAD')}`;
}

/**
 * The checks that have passed, kept in a file, so that an interrupted run can be resumed.
 * @param {string} file
 * @param {{ isResumed: boolean, state?: string }} options a resumed run begins with what passed on the same state of the tree
 */
export function createProgress(file, { isResumed, state = treeState() }) {
  const saved = isResumed && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  /** @type {string[]} */
  const passed = saved.state === state ? saved.passed : [];
  return {
    /** @returns {readonly string[]} the names of the checks that have passed */
    passed: () => passed,
    /** @param {string} name of a check that has passed */
    add(name) {
      passed.push(name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ state, passed }));
    },
  };
}
