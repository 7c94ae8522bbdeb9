import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run/children.mjs';
import { filesToAdd } from './add';
import { writeLanguageData } from './cldr';
import { listedCodes, listFile, unfinishedCodes, withUnfinished } from './list';
import { allProblems, readList, unwhole } from './offered';
import { report } from './report';
import { checkStale, lookAt, readLooked, writeLooked } from './stale';
import { readLanguage } from './texts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function codesOf(wanted: readonly string[]): string[] {
  const listed = listedCodes(readList());
  const strange = wanted.find((code) => !listed.includes(code));
  if (strange)
    throw new Error(`there is no language ${strange}; npx scoreline languages add ${strange}`);
  return wanted.length > 0 ? [...wanted] : listed;
}

function add([code = '']: readonly string[]): void {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error('add takes the code of a language, as fa');
  const files = filesToAdd(code);
  const created = [...files.keys()].filter((file) => !existsSync(join(root, file)));
  for (const [file, content] of files) writeFileSync(join(root, file), content);
  say(
    `${code}: ${created.length} files to translate, ${files.size - created.length} lists updated`,
  );
  say(
    'It is not offered until npx scoreline languages check finds nothing; docs/translators/adding-a-language.md has the next steps.',
  );
}

/** Updates the list of complete languages among those that were checked. */
function check(wanted: readonly string[]): void {
  const problems = allProblems(codesOf(wanted));
  for (const [code, found] of problems)
    for (const { check: name, file, key, says } of found)
      say(`${code} ${name} ${file}:${key} ${says}`);
  const looked = readLooked();
  const stale = [...problems.keys()].map((code) => checkStale(readLanguage(code), looked));
  for (const [at, code] of [...problems.keys()].entries())
    for (const { file, key, says } of stale[at] ?? []) say(`${code} stale ${file}:${key} ${says}`);
  const list = readList();
  const others = unfinishedCodes(list).filter((code) => !problems.has(code));
  const next = withUnfinished(list, [...others, ...unwhole(problems)]);
  if (next !== list) {
    writeFileSync(join(root, listFile), next);
    say(`${listFile}: updated the languages that are not offered`);
  }
  const broken = unwhole(problems).length;
  say(`${problems.size - broken} whole, ${broken} not whole and not offered`);
  if (broken > 0) process.exitCode = 1;
}

/** Marks these languages as compared with the current English texts. */
function look(wanted: readonly string[]): void {
  if (wanted.length === 0) throw new Error('look needs the codes of languages, or all: look pt');
  const every = listedCodes(readList()).filter((code) => code !== 'en');
  const codes = wanted[0] === 'all' ? every : codesOf(wanted);
  writeLooked(lookAt(readLooked(), codes, every));
  say(`${codes.join(' ')}: compared with today's English`);
}

const commands: Record<string, (codes: readonly string[]) => void | Promise<void>> = {
  add,
  check,
  look,
  cldr: () => writeLanguageData(say),
  report: (wanted) => report(readList(), allProblems(codesOf(wanted))).forEach(say),
};

const [name = '', ...rest] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Error('say add CODE, check [CODE…], look CODE…, report [CODE…] or cldr');
  await command(rest);
} catch (error) {
  process.stderr.write(`languages: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
