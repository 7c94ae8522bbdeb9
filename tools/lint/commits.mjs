// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

import { root } from '../run/children.mjs';

const longest = 72;
const shape =
  /^(?:feat|fix|docs|refactor|perf|test|style|build|ci|chore)(?:\([\w./,-]+\))?!?: (\S+)/;
/** Words that look like another verb form but are plain. */
const plain = /^(?:embed|feed|need|speed|seed|shed|exceed|proceed|bring|string|focus|alias|bias)$/i;

/**
 * @param {string} subject the first line of a commit's message
 * @returns {string | null} the fault of the subject
 */
export function subjectFault(subject) {
  if (/^(?:Merge |Revert "|merge: |fixup! |squash! )/.test(subject)) return null;
  const verb = shape.exec(subject)?.[1];
  if (!verb) return 'is not “type(scope): what changed”';
  if (subject.length > longest) return `has ${subject.length} characters, over ${longest}`;
  if (subject.includes(';')) return 'has a semicolon: make two commits';
  if (/(?:ed|ing|[^s]s)$/i.test(verb) && !plain.test(verb))
    return `begins with “${verb}”: use the imperative`;
  return null;
}

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Subjects of the commits since the default branch. Empty without git or that branch. */
function newSubjects() {
  for (const base of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      return git('log', '--no-merges', '--format=%s', `${base}..HEAD`).split('\n').filter(Boolean);
    } catch {
      continue;
    }
  }
  return [];
}

function main() {
  const [file] = argv.slice(2);
  const subjects = file ? [readFileSync(file, 'utf8').split('\n')[0] ?? ''] : newSubjects();
  const faults = subjects.flatMap((subject) => {
    const fault = subjectFault(subject);
    return fault ? [`“${subject}” ${fault}`] : [];
  });
  if (faults.length === 0) return;
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) main();
