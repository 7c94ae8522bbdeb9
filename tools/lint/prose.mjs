// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

import { root } from '../run/children.mjs';

/** Each pattern with the words to use instead. @type {[RegExp, string][]} */
const patterns = [
  [/\b(?:whoever|whatever|whichever|whomever)\b/i, 'name the person or thing'],
  [/(?<=^|[.!?:;] )What [^?]*$/, 'begin with who does what'],
  [/\bsuch as\b/i, '“for example”, “like”, or the list alone'],
  [/\b(?:told|telling|tells?)\b/i, 'report, notify, send'],
  [/\b(?:bears?|bearing)\b/i, 'carry, contain, be valid'],
  [/\bhand(?:s|ed|ing)\b|\bhand (?:back|on|out|over)\b/i, 'pass, return'],
  [/\bgives? (?:it )?back\b/i, 'return'],
  [/\b(?:stands?|stood|standing)\b(?! for\b|-in)/i, 'be, appear'],
  [/\b(?:lies?|lay|lying)\b/i, 'be stored, be'],
  [/\b(?:left|leaves?|leaving) out\b/i, 'omit, skip'],
  [/\bjudg(?:es?|ed|ing)\b/i, 'validate, check'],
  [/\bdeeds?\b/i, 'event'],
  [/\banew\b/i, 'again, new'],
  [/\bgo(?:es)? on\b/i, 'continue'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, on its own'],
  [/\btakes? (?:\w+ )?away\b/i, 'remove, revoke'],
  [/\bin the place of\b/i, 'instead of, in place of'],
  [/\bworked out\b|\bworks? out\b/i, 'compute'],
];

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');

/** Removes code, tables (they quote test titles and values), quotations, link targets and headings. */
const proseOf = (/** @type {string} */ text) =>
  text
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/^\s*\|.*$/gm, blank)
    .replace(/^#.*$/gm, blank)
    .replace(/“[^”]*”|"[^"\n]*"/g, blank)
    .replace(/\]\([^)]*\)/g, blank);

/**
 * The phrases in a Markdown text that the docs avoid.
 * @param {string} text
 * @returns {string[]} a line each: number, phrase and advice
 */
export function proseFaults(text) {
  return proseOf(text)
    .split('\n')
    .flatMap((line, at) =>
      patterns.flatMap(([pattern, advice]) => {
        const found = pattern.exec(line)?.[0].trim();
        return found ? [`${at + 1}: “${found}”: ${advice}`] : [];
      }),
    );
}

function main() {
  const given = argv.slice(2);
  const list = ['ls-files', '-z', '--', 'README.md', 'SECURITY.md', 'docs/*.md', 'lab/bench/*.md'];
  const files =
    given.length > 0
      ? given
      : execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const faults = files.flatMap((file) =>
    proseFaults(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}:${fault}`),
  );
  if (faults.length === 0) return;
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) main();
