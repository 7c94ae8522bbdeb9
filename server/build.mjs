// @ts-check
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

const entries = {
  main: 'src/main.ts',
  migrate: 'src/commands/migrateCommand.ts',
  archive: 'src/store/movements/archiveCommand.ts',
  backup: 'src/commands/backupCommand.ts',
  restore: 'src/commands/restoreCommand.ts',
  fillProcess: 'src/fill/fillProcess.ts',
  seasonThread: 'src/fill/seasonThread.ts',
  import: 'src/feeds/import/main.ts',
  tips: 'src/members/editors/main.ts',
  members: 'src/members/accounts/main.ts',
  vip: 'src/members/vip/main.ts',
  widget: 'src/members/widget/main.ts',
  promotion: 'src/promotionCommand.ts',
  model: 'src/sport/model/main.ts',
  rules: 'src/sport/leagues/rules/main.ts',
  clubs: 'src/feeds/clubs/main.ts',
  tables: 'src/sport/leagues/check/main.ts',
  broadcasts: 'src/sport/preview/main.ts',
  highlights: 'src/sport/highlights/main.ts',
  redraw: 'src/members/feedback/redraw.ts',
  drawCard: 'src/site/well-known/cards/drawCard.ts',
};
const present = Object.entries(entries).filter(([, file]) => existsSync(here(file)));

// Without arguments all programs are built into `dist`; `build.mjs FILE FOLDER` builds one, or all where FILE is empty, into a folder of its own.
const [file, folder] = process.argv.slice(2);
const outdir = folder ?? here('dist');

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: file
    ? [file]
    : Object.fromEntries(present.map(([name, source]) => [name, here(source)])),
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  // Ours is bundled; everything of npm's stays in node_modules.
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@scoreline/')),
  logLevel: 'warning',
});
// The page server lists its brands by their files.
cpSync(here('src/site/pages/brands'), join(outdir, 'brands'), { recursive: true });
// A benchmark's database is a copy of the tests', which is known by these files.
if (file)
  cpSync(here('../database/src/migrations'), join(outdir, 'migrations'), { recursive: true });
