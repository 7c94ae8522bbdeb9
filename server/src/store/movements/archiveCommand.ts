import { resolve } from 'node:path';

import { readConfig } from '../../config';
import { readArgs } from '../../commands/commandLine';
import { onDatabase, runCommand } from '../../commands/runCommand';
import { archiveMovements, planArchive, restoreMonth } from './archive';
import { readParts, verifyPart } from './archiveFiles';
import { type Month, monthOf, plus, readMonth } from './month';

const usage = `Usage:
npx scoreline archive                      says what would be archived
npx scoreline archive --run             archives it
npx scoreline archive --verify          reads every file again
npx scoreline archive --restore 2026-03 brings a month back into the database
  --before 2026-03  the first month that stays, instead of MOVEMENT_MONTHS before this one
  --dir FOLDER      where the files are, instead of ARCHIVE_DIR
Example: npx scoreline archive --run --before 2026-03`;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const many = (n: number) => n.toLocaleString('en');

function boundOf(before: string | undefined, months: number | null): Month {
  if (before) return readMonth(before);
  if (months === null) throw new Error('Set MOVEMENT_MONTHS, or name a month with --before.');
  return plus(monthOf(new Date()), -months);
}

async function verify(folder: string): Promise<void> {
  const parts = await readParts(folder);
  for (const part of parts) await verifyPart(folder, part);
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  say(`${parts.length} files with ${many(rows)} rows are what was written.`);
}

async function dryRun(before: Month): Promise<void> {
  const plan = await onDatabase((db) => planArchive({ db, before }));
  for (const { month, matches, movements, repeats } of plan)
    say(
      `${month}  ${many(matches)} matches  ${many(movements)} movements  ${many(repeats)} repeats`,
    );
  say(plan.length === 0 ? 'Nothing to archive.' : 'Nothing was changed: --run archives this.');
}

async function archive(folder: string, before: Month): Promise<void> {
  let [last, tenths] = ['', 0];
  const progress = (month: Month, share: number) => {
    if (month === last && Math.floor(share * 10) <= tenths) return;
    [last, tenths] = [month, Math.floor(share * 10)];
    process.stderr.write(`${month}: ${tenths * 10} %\n`);
  };
  const done = await onDatabase((db) => archiveMovements({ db, folder, before, progress }));
  if (!done) throw new Error('Another process is archiving.');
  for (const { month, rows } of done.months) say(`${month}  ${many(rows)} rows archived`);
  if (done.dropped.length > 0) say(`Empty, and gone: ${done.dropped.join(', ')}`);
  if (done.months.length === 0) say('Nothing to archive.');
}

/** `npx scoreline archive`: moves old price movements into files, and back. */
runCommand(usage, async (args) => {
  const { values } = readArgs(usage, {
    args,
    options: {
      ...{ run: { type: 'boolean' }, verify: { type: 'boolean' } },
      ...{ restore: { type: 'string' }, before: { type: 'string' }, dir: { type: 'string' } },
    },
  });
  const { archiveDir, movementMonths } = readConfig(process.env);
  const folder = values.dir ? resolve(values.dir) : archiveDir;
  if (values.verify) return verify(folder);
  if (values.restore) {
    const month = readMonth(values.restore);
    const rows = await onDatabase((db) => restoreMonth(db, folder, month));
    return say(`${month}: ${many(rows)} rows are in the database again.`);
  }
  const before = boundOf(values.before, movementMonths);
  return values.run ? archive(folder, before) : dryRun(before);
});
