import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { registerMember } from '../../members/accounts/testing';
import { insertLeague, insertMatch } from '../../sport/matches/testing';
import { openCalendarTest } from './testing';

const run = promisify(execFile);
const hasApps = ['vdirsyncer', 'khal'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);
if (!hasApps) console.warn('skipped: calendar apps, no vdirsyncer and khal in PATH');

/** A calendar that vdirsyncer downloads and khal shows, as a fan in Madrid has it. */
async function subscribe(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-calendar-'));
  const files = join(folder, 'matches');
  const settings = join(folder, 'vdirsyncer');
  const shown = join(folder, 'khal');
  await writeFile(
    settings,
    `[general]
status_path = "${join(folder, 'status')}"
[pair matches]
a = "here"
b = "site"
collections = null
conflict_resolution = "b wins"
partial_sync = "ignore"
[storage here]
type = "filesystem"
path = "${files}"
fileext = ".ics"
[storage site]
type = "http"
url = "${url}"
`,
  );
  await writeFile(
    shown,
    `[calendars]
[[matches]]
path = ${files}
readonly = true
[locale]
local_timezone = Europe/Madrid
default_timezone = Europe/Madrid
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${join(folder, 'khal.db')}
`,
  );
  const sync = ['-c', settings];
  await run('sh', ['-c', 'yes | vdirsyncer -c "$0" discover', settings]);
  return {
    sync: () => run('vdirsyncer', [...sync, 'sync']),
    async shown(day: string) {
      const format = ['--format', '{start-time}|{title}|{status}', '--day-format', ''];
      const { stdout } = await run('khal', ['-c', shown, 'list', ...format, day, '1d']);
      return stdout.split('\n').filter(Boolean);
    },
    async texts() {
      const names = await readdir(files);
      return Promise.all(names.map((name) => readFile(join(files, name), 'utf8')));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

(hasApps ? describe : describe.skip)('a calendar app', () => {
  let test: Awaited<ReturnType<typeof openCalendarTest>>;
  let origin: string;
  beforeAll(async () => {
    test = await openCalendarTest();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => test.close());
  const later = () => (test.limits.now += 300_001);

  it('shows matches in its own zone, moves them, and has results and cancellations', async () => {
    const league = await insertLeague(test.db, { teams: ['Bayern Munich', 'Ajax'] });
    const start = '2026-11-28T17:30:00Z';
    const id = await insertMatch(test.db, league, [0, 1], { start });
    const change = async (values: Record<string, unknown>) => {
      await test.db.updateTable('matches').set(values).where('id', '=', id).execute();
      later();
    };
    const fan = await subscribe(`${origin}/calendar/league/${league.tournamentId}.ics?lang=de`);
    await fan.sync();
    expect(await fan.shown('2026-11-28')).toEqual([
      '18:30|Bayern München – Ajax Amsterdam|CONFIRMED ',
    ]);
    await change({ start_time: '2026-11-29T20:00:00Z', revision: 1 });
    await fan.sync();
    expect(await fan.shown('2026-11-28')).toEqual([]);
    expect(await fan.shown('2026-11-29')).toEqual([
      '21:00|Bayern München – Ajax Amsterdam|CONFIRMED ',
    ]);
    await change({ status: 'postponed', revision: 2 });
    await fan.sync();
    expect(await fan.shown('2026-11-29')).toEqual([
      '21:00|Bayern München – Ajax Amsterdam (Verschoben)|TENTATIVE ',
    ]);
    await change({ status: 'finished', home_score: 4, away_score: 0, revision: 3 });
    await fan.sync();
    expect(await fan.shown('2026-11-29')).toEqual([
      '21:00|Bayern München 4–0 Ajax Amsterdam|CONFIRMED ',
    ]);
    expect(await fan.texts()).toHaveLength(1);
    await change({ time_unknown: true });
    await fan.sync();
    expect(await fan.shown('2026-11-29')).toEqual([
      '|Bayern München 4–0 Ajax Amsterdam|CONFIRMED ',
    ]);
    await fan.remove();
  });

  it('stops with a revoked link, and keeps what it has', async () => {
    const device = await test.newDevice();
    await registerMember(test, device, 'fan@fan.example');
    const call = async (name: string) =>
      (await device.call(`patron/frontend/calendar/${name}`)).data as { key: string };
    const { key } = await call('create');
    const fan = await subscribe(`${origin}/calendar/mine.ics?key=${key}`);
    await fan.sync();
    await call('revoke');
    await expect(fan.sync()).rejects.toThrow(/Gone/);
    await fan.remove();
  });
});
