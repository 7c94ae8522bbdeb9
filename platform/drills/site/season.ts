import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root, run } from '../../../tools/run/children.mjs';

const header =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,B365CH,B365CD,B365CA';
const towns = ['Aton', 'Beton', 'Ceton', 'Deton'];
const dayMs = 86_400_000;

/** Every team at home against every other, one match a day, the last one yesterday. */
function rows(): string[] {
  const pairs = towns.flatMap((home) =>
    towns.filter((away) => away !== home).map((away) => [home, away] as const),
  );
  return pairs.map(([home, away], index) => {
    const day = new Date(Date.now() - (pairs.length - index) * dayMs).toISOString().slice(0, 10);
    const date = day.split('-').reverse().join('/');
    return `E0,${date},15:00,${home},${away},2,1,H,1,0,2.1,3.4,3.6,2.0,3.5,3.8`;
  });
}

/** Imports a small league into a server's database, so that there are matches, a league and teams to open. */
export async function importSeason(dataDir: string): Promise<void> {
  const file = join(dataDir, 'E0_drill.csv');
  await writeFile(file, [header, ...rows()].join('\n'));
  const importer = join(root, 'server/dist/import.js');
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '' };
  const { code, output } = await run(process.execPath, [importer, 'football-data', file], { env });
  if (code !== 0) throw new Error(`the drill's matches could not be imported: ${output}`);
}
