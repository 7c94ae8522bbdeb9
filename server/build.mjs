// @ts-check
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

const entries = {
  main: 'src/main.ts',
  migrate: 'src/store/db/migrateCommand.ts',
  archive: 'src/store/movements/archiveCommand.ts',
  backup: 'src/store/backup/backupCommand.ts',
  restore: 'src/store/backup/restoreCommand.ts',
  fillProcess: 'src/fillProcess.ts',
  seasonThread: 'src/seasonThread.ts',
  import: 'src/feeds/import/main.ts',
  tips: 'src/members/editors/main.ts',
  members: 'src/members/accounts/main.ts',
  vip: 'src/members/vip/main.ts',
  widget: 'src/members/widget/main.ts',
  promotion: 'src/promotionCommand.ts',
  model: 'src/sport/model/main.ts',
  broadcasts: 'src/sport/preview/main.ts',
  redraw: 'src/members/feedback/redraw.ts',
};
const present = Object.entries(entries).filter(([, file]) => existsSync(here(file)));

rmSync(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(present.map(([name, file]) => [name, here(file)])),
  outdir: here('dist'),
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
cpSync(here('src/site/pages/brands'), here('dist/brands'), { recursive: true });
