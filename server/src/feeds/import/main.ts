import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';

import { ConfigError, readConfig } from '../../config';
import { loadClubAliases } from '../../store/catalogue/clubAliases';
import { openDatabase } from '../../store/db/open';
import { createIngest } from '../ingest/ingest';
import { formats, importFiles, type FileResult, type Format } from './importFiles';
import { createProgress } from './progress';
import { summaryOf } from './summary';

const usage = `Usage: npm run import -- ${formats.join('|')} [--same-as NAME=CLUB]… [--new-club NAME]… FILE…`;

const isFormat = (text: string | undefined): text is Format =>
  formats.some((format) => format === text);

/** Exit code 0, or 1 where a file could not be read or nothing of it was taken, or 2 where nothing could be started. */
async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'new-club': { type: 'string', multiple: true },
      'same-as': { type: 'string', multiple: true },
    },
  });
  const [format, ...files] = positionals;
  if (!isFormat(format) || !files.length) {
    console.error(usage);
    return 2;
  }
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
    return results.some(({ failure, taken }) => failure ?? taken === 0) ? 1 : 0;
  } finally {
    await database.close();
  }
}

function sameAsOf(text: string): [name: string, club: string] {
  const [name = '', club = ''] = text.split('=').map((part) => part.trim());
  if (!name || !club) throw new Error(`--same-as "${text}" is no NAME=CLUB\n${usage}`);
  return [name, club];
}

const print = (results: FileResult[]): void => {
  for (const line of summaryOf(results)) console.log(line);
};

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const plain = error instanceof ConfigError || !process.env.DEBUG;
    console.error(plain && error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
