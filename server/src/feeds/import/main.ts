import { join } from 'node:path';
import { pino } from 'pino';

import { readConfig } from '../../config';
import { loadClubAliases } from '../../store/catalogue/clubAliases';
import { readArgs, UsageError } from '../../commands/commandLine';
import { openDatabase } from '@scoreline/database/open';
import { runCommand } from '../../commands/runCommand';
import { createIngest } from '../ingest/ingest';
import { formats, importFiles, type FileResult, type Format } from './importFiles';
import { createProgress } from './progress';
import { summaryOf } from './summary';

const usage = `Usage: npx scoreline import ${formats.join('|')} [--same-as NAME=CLUB]… [--new-club NAME]… FILE…
Example: npx scoreline import football-data E0.csv D1.csv`;

const isFormat = (text: string | undefined): text is Format =>
  formats.some((format) => format === text);

/** Exits with 1 if a file could not be read or nothing was imported. */
async function main(args: string[]): Promise<void> {
  const { positionals, values } = readArgs(usage, {
    args,
    allowPositionals: true,
    options: {
      'new-club': { type: 'string', multiple: true },
      'same-as': { type: 'string', multiple: true },
    },
  });
  const [format, ...files] = positionals;
  if (!isFormat(format) || !files.length) throw new UsageError(usage);
  const names = new Map((values['same-as'] ?? []).map(sameAsOf));
  const config = readConfig(process.env);
  const aliases = join(config.dataDir, 'club-names.csv');
  await loadClubAliases(aliases);
  const progress = createProgress(process.stderr);
  const logger = pino({ level: 'silent' });
  const database = await openDatabase(config, {
    progress: (step) => progress.show(step, 0),
    pool: { max: 2 },
  });
  try {
    const ingest = createIngest({ db: database.db, now: () => new Date(), logger });
    const results = await importFiles(
      format,
      files,
      {
        ...{ db: database.db, ingest, newClubs: values['new-club'] },
        ...(names.size > 0 && { sameAs: { names, file: aliases } }),
      },
      progress.show,
    );
    progress.end();
    print(results);
    if (results.some(({ failure, taken }) => failure ?? taken === 0)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function sameAsOf(text: string): [name: string, club: string] {
  const [name = '', club = ''] = text.split('=').map((part) => part.trim());
  if (!name || !club) throw new UsageError(usage, `--same-as "${text}" is no NAME=CLUB`);
  return [name, club];
}

const print = (results: FileResult[]): void => {
  for (const line of summaryOf(results)) console.log(line);
};

runCommand(usage, main);
