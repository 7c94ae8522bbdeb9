import { join } from 'node:path';
import type { Kysely } from 'kysely';

import { readConfig } from '../../config';
import { loadClubAliases, recordClubAlias } from '../../store/catalogue/clubAliases';
import { isKnownClub } from '../../store/catalogue/clubs';
import { readArgs, UsageError } from '../../commands/commandLine';
import { onDatabase, runCommand } from '../../commands/runCommand';
import type { Database } from '@scoreline/database/schema';
import { mergeClubs, type StoredClub } from './mergeClubs';

const usage = `Usage: npx scoreline clubs merge [--dry-run] CLUB INTO
Makes two clubs one that were split by mistake. CLUB and INTO are names as the pages show them, or ids.
Example: npx scoreline clubs merge --dry-run "Olympique Marseille" Marseille`;

runCommand(usage, async (args) => {
  const { positionals, values } = readArgs(usage, {
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [command, first, second] = positionals;
  if (command !== 'merge' || !first || !second) throw new UsageError(usage);
  const aliases = join(readConfig(process.env).dataDir, 'club-names.csv');
  await loadClubAliases(aliases);
  const dryRun = values['dry-run'];
  await onDatabase(async (db) => {
    const [from, into] = [await clubOf(db, first), await clubOf(db, second)];
    const moved = await mergeClubs({
      ...{ db, from, into, dryRun },
      record: () => recordAlias(aliases, from, into),
    });
    for (const [table, rows] of Object.entries(moved))
      if (rows > 0)
        console.log(`  ${table === 'folded' ? 'matches stored twice' : table}: ${rows}`);
    console.log(`${from.name} ${dryRun ? 'would become' : 'is now'} ${into.name}`);
  });
});

/** @throws when no club or several clubs match */
async function clubOf(db: Kysely<Database>, given: string): Promise<StoredClub> {
  const clubs = await db
    .selectFrom('teams')
    .select(['id', 'name', 'sport', 'country_code as country', 'national'])
    .where((eb) => (/^\d+$/.test(given) ? eb('id', '=', Number(given)) : eb('name', '=', given)))
    .execute();
  const [club] = clubs;
  if (!club) throw new Error(`no club "${given}" is stored`);
  if (clubs.length === 1) return club;
  const ids = clubs.map(({ id, sport, country }) => `${id} (${sport}, ${country ?? '–'})`);
  throw new Error(`several clubs are called "${given}", name one by its id: ${ids.join(', ')}`);
}

async function recordAlias(file: string, from: StoredClub, into: StoredClub): Promise<void> {
  if (from.sport !== 'football' || !into.country) return;
  await recordClubAlias(file, {
    ...{ country: into.country, name: from.name, sameAs: into.name },
    ...(!isKnownClub(into.country, into.name) && { unlisted: true }),
  });
}
