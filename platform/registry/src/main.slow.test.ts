import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedRelease } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { createOperator, type Operator } from './testing/operator';
import { runCommand } from './testing/process';
import { buildOf } from './testing/site';

let operator: Operator;
beforeAll(async () => {
  operator = await createOperator();
});
afterAll(() => operator.close());

describe('a registry of its own', () => {
  it('is set up, taken builds, changed, rolled back and rotated by its commands', async () => {
    const { command, current, get, keyFiles, place, rootKey, upload } = operator;
    const registry = await operator.open();
    const policy = await operator.letTeamsIn({ prod: ['platform'] });

    await upload('platform', 'shell', 1);
    const why = ['--reason', 'a test'];
    const shell = ['change', 'shell', buildOf('shell', 1), ...why];
    expect(await command(shell, 'platform')).toBe('scoreline/prod/stable is at release 1');
    expect(await upload('fans', 'mf-fans', 1)).toMatch(/^mf-fans [0-9a-f]{16} uploaded$/);
    expect(await upload('fans', 'mf-fans', 1)).toMatch(/was there already$/);
    const [first, second] = [buildOf('mf-fans', 1), buildOf('mf-fans', 2)];
    await expect(command(['change', 'mf-fans', first, ...why])).rejects.toThrow(
      'refused by the rule "approval": prod needs the approval of platform',
    );
    const consent = async (build: string) => {
      const approval = place(`${build}.approval`);
      const key = ['--key', keyFiles.platform!];
      await writeFile(approval, await command(['approve', 'mf-fans', build, ...key]));
      return ['--approval', approval];
    };
    await command(['change', 'mf-fans', first, ...why, ...(await consent(first))]);
    await upload('fans', 'mf-fans', 2);
    const staged = ['stage', 'mf-fans', second, '--site', 'https://site.example', '--json'];
    const links = JSON.parse(await command([...staged, ...(await consent(second))])) as object;
    const address = expect.stringMatching(/^https:\/\/site\.example\/\?mfe-preview=[\w-]{32}$/);
    expect(links).toMatchObject([{ remote: 'mf-fans', build: second, team: 'fans', address }]);
    expect((await current()).remotes['mf-fans']?.build).toBe(first);
    expect(await command(['stage', 'mf-fans', '--end'])).toBe('links ended: 1');
    const tried = ['--percent', '10', ...why];
    await command(['change', 'mf-fans', second, ...tried, ...(await consent(second))]);
    await command(['change', 'mf-fans', second, ...why, ...(await consent(second))]);
    expect((await current()).remotes['mf-fans']?.build).toBe(second);
    await command(['rollback', 'mf-fans', '--reason', 'worse']);
    expect((await current()).remotes['mf-fans']?.build).toBe(first);

    const { releaseKeys } = policy;
    expect(await command(['rotate', 'release', ...rootKey])).toBe('policy 2 is in force');
    const signed = await get<SignedRelease>('/registry/releases/scoreline/prod/stable.json');
    expect(signed.keyId).not.toBe(firstItem(releaseKeys).id);
    const out = place('teams', 'newer');
    await command(['rotate', 'team', 'fans', '--out', out, ...rootKey]);
    keyFiles.fans = join(out, firstItem(await readdir(out)));
    expect(await upload('fans', 'mf-fans', 3)).toMatch(/uploaded$/);

    const log = await command(['log']);
    expect(log).toContain(`fans  rollback  mf-fans  ${second} → ${first}`);
    expect(log).toContain('approved by platform');
    const head = itemAt(/the head is (\w{64})$/.exec(await command(['log', 'verify']))!, 1);
    await expect(command(['log', 'verify', '--head', head])).resolves.toContain(head);
    const foreign = ['log', 'verify', '--head', '0'.repeat(64)];
    await expect(command(foreign)).rejects.toThrow('the log was cut or rewritten');
    await registry.stop('SIGTERM');
  }, 480_000);

  it('refuses to start without a root key, and says what is missing', async () => {
    const { code, output } = await runCommand(['serve'], {
      ...operator.env,
      REGISTRY_ROOT_KEY: '',
    });
    expect([code, output]).toEqual([1, expect.stringContaining('REGISTRY_ROOT_KEY')]);
    const unknown = await runCommand(['sevre'], operator.env);
    expect(unknown).toEqual({
      code: 1,
      output: expect.stringContaining('unknown command "sevre"'),
    });
  });
});
