import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readConfig } from '../../../config';
import { readArgs, UsageError } from '../../../commands/commandLine';
import { onDatabase, runCommand } from '../../../commands/runCommand';
import { openRuleFile } from '../rules/ruleBook';
import { differences, readOfficial } from './checkTable';
import { computedTable } from './computedTable';

const usage = `Usage: npx scoreline tables check --league REF --season NAME FILE
Compares the table of a season with an official one, a CSV with the columns position,club,played,points.
REF is what imports call the league, E0 or I1; NAME is 2006/07.
Example: npx scoreline tables check --league I1 --season 2006/07 serie-a.csv`;

runCommand(usage, async (args) => {
  const { positionals, values } = readArgs(usage, {
    args,
    allowPositionals: true,
    options: { league: { type: 'string' }, season: { type: 'string' } },
  });
  const [command, file] = positionals;
  const { league, season } = values;
  if (command !== 'check' || !file || !league || !season) throw new UsageError(usage);
  openRuleFile(join(readConfig(process.env).dataDir, 'rules.json'));
  const official = readOfficial(await readFile(file, 'utf8'));
  const { country, rows } = await onDatabase((db) => computedTable(db, league, season));
  const lines = differences(country, official, rows);
  for (const line of lines) console.log(`  ${line}`);
  console.log(
    `${league} ${season}: ${lines.length === 0 ? 'as the official table' : `${lines.length} differences`}`,
  );
  if (lines.length > 0) process.exitCode = 1;
});
