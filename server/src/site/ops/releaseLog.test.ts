import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { type OpenOps, openOps } from './testing';

let ops: OpenOps;
beforeEach(async () => void (ops = await openOps()));

describe('the log of the registry', () => {
  const act = {
    ...{ at: '2026-11-21T11:58:07.000Z', kind: 'promote', team: 'fans', remote: 'mf-fans' },
    ...{ old: 'a'.repeat(16), new: 'b'.repeat(16), track: 'scoreline/prod/stable', seq: 7 },
    ...{ commit: 'c0ffee1234567890', approval: 'platform', reason: '<b>faster</b>' },
  };
  const log = (...acts: object[]) => {
    const rows = acts.map((one, index) => ({ id: index + 1, entry: JSON.stringify(one) }));
    return writeFile(join(ops.folder.registry, 'log.json'), JSON.stringify(rows));
  };

  it('says who did what, from which build to which, of which commit, and who agreed', async () => {
    await mkdir(ops.folder.registry, { recursive: true });
    const canary = { ...act, kind: 'canary', percent: 10, reason: undefined };
    await log(act, canary);
    const { body } = await ops.see();
    const cells = [
      ...['2026-11-21 11:58', 'fans', 'promote', 'mf-fans'],
      ...[`${act.old} → ${act.new}`, 'scoreline/prod/stable 7', 'c0ffee123456', 'platform'],
      '&lt;b&gt;faster&lt;/b&gt;',
    ];
    expect(body).toContain(`<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    expect(body).toContain('<td>canary, 10 %</td>');
    expect((await ops.overview()).releaseLog).toMatchObject([{ percent: 10 }, act]);
  });

  it('shows the newest thirty, and says where there is none', async () => {
    expect((await ops.see()).body).toContain('No registry has told this server of any.');
    await log(...Array.from({ length: 40 }, (_, seq) => ({ ...act, seq })));
    const { releaseLog } = await ops.overview();
    expect(releaseLog.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, index) => 39 - index),
    );
  });
});
