import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { dataDir } from './environment';
import { site } from './site';

const run = promisify(execFile);

/** Runs the operators' command beside the server. */
export async function promotionCommand(...args: string[]): Promise<string> {
  const env = { ...process.env, ...site.env };
  const command = ['cli/scoreline.mjs', 'promotion', ...args];
  const { stdout } = await run(process.execPath, command, { cwd: site.cwd, env });
  return stdout;
}

const dayMs = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

interface Prize {
  kind: 'vip' | 'thing';
  days?: number;
  name: Record<string, string>;
  number: number;
  odds: number;
}

const ball: Prize = {
  kind: 'thing',
  name: { en: 'Match ball', he: 'כדור משחק' },
  number: 100,
  odds: 1,
};

/** Opens a promotion for this story, in which each participant starts with two chances. Returns its id. */
export async function openPromotion(prizes: Prize[] = [ball]): Promise<number> {
  const key = `story-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  const file = join(dataDir, `${key}.json`);
  const promotion = {
    ...{ key, opensAt: dayFrom(-1), closesAt: dayFrom(20), prizes },
    title: { en: 'Autumn draw', he: 'הגרלת הסתיו' },
    terms: { en: ['The organiser is the club of the story.'] },
    regions: [{ brand: 'scoreline' }],
    ...{ entryChances: 2, friendsADay: 100, householdADay: 100 },
  };
  await writeFile(file, JSON.stringify(promotion, null, 2));
  const output = await promotionCommand('create', file);
  const id = Number(/^Promotion (\d+) /m.exec(output)?.[1]);
  await promotionCommand('open', String(id));
  return id;
}
