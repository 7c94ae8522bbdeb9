import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseLogRow } from '@scoreline/shared-lib/contract';

import { logProblem } from '../log/log';
import { createOperator, type Operator } from './operator';
import { buildOf, described, uploadOf } from './site';

/**
 * Kills a registry at random moments of an upload and its release, and checks its state after a restart.
 * @param kills a multiple of three: the moments are after the start of an upload, after its end and after its release, in turn
 */
export function testKills(kills: number): void {
  describe(`a registry that is killed at ${kills} random moments`, () => {
    let operator: Operator;
    beforeAll(async () => {
      operator = await createOperator();
    });
    afterAll(() => operator.close());

    const send = (method: string, path: string, body: object) =>
      fetch(new URL(path, operator.env.REGISTRY_URL), {
        ...{ method, body: JSON.stringify(body) },
        headers: {
          authorization: `Bearer ${operator.tokens.fans}`,
          'content-type': 'application/json',
        },
      });

    /** Uploads a build and releases it, and may be interrupted anywhere. Calls `uploaded` after the answer to the upload. */
    async function act(build: string, upload: object, uploaded = () => {}): Promise<void> {
      await send('PUT', `/registry/builds/mf-fans/${build}`, upload);
      uploaded();
      const change = { remote: 'mf-fans', build, reason: 'a test' };
      await send('POST', '/registry/tracks/scoreline/prod/changes', change);
    }

    const scriptOf = (build: string) =>
      fetch(new URL(`/registry/builds/mf-fans/${build}/entry.js`, operator.env.REGISTRY_URL));

    it('has every build whole or not at all, and the release before or the one after', async () => {
      const { command, current, keyFiles, upload } = operator;
      let registry = await operator.open();
      await operator.letTeamsIn({});
      const why = ['--reason', 'a test'];
      await upload('platform', 'shell', 1);
      await command(['change', 'shell', buildOf('shell', 1), ...why], 'platform');
      const key = createPrivateKey(await readFile(keyFiles.fans!));

      // Measured first, so that the moments cover the whole duration on a busy machine too.
      const whole = described('mf-fans', 999);
      const began = performance.now();
      let uploadMs = 0;
      await act(whole.descriptor.build, uploadOf(key, whole), () => {
        uploadMs = performance.now() - began;
      });
      const releaseMs = performance.now() - began - uploadMs;
      let { seq } = await current();
      const found = { builds: 0, releases: 0 };
      for (let at = 0; at < kills; at += 1) {
        const made = described('mf-fans', 1_000 + at);
        const { build } = made.descriptor;
        let acted: Promise<void> = Promise.resolve();
        const uploaded = new Promise<void>((done) => {
          acted = act(build, uploadOf(key, made), done)
            .catch(() => undefined)
            .finally(done);
        });
        await [Promise.resolve(), uploaded, acted][at % 3];
        // The first kill comes at once, because with six random kills none might interrupt an upload.
        const share = at === 0 ? 0 : Math.random();
        await pause(share * (at % 3 === 0 ? uploadMs : releaseMs));
        await registry.stop('SIGKILL');
        await acted;
        registry = await operator.open();
        const release = await current();
        expect(release.seq).toBeGreaterThanOrEqual(seq);
        found.releases += release.seq > seq ? 1 : 0;
        seq = release.seq;
        expect((await scriptOf(release.remotes['mf-fans']!.build)).status).toBe(200);
        const own = await scriptOf(build);
        if (own.ok) {
          found.builds += 1;
          expect(Buffer.from(await own.arrayBuffer())).toEqual(made.script);
        }
        expect(logProblem(await operator.get<ReleaseLogRow[]>('/registry/log'))).toBeNull();
      }
      // Some kills came before the build existed; at least a third came after its release.
      expect(found.builds).toBeLessThan(kills);
      expect(found.releases).toBeGreaterThanOrEqual(kills / 3);
      expect(found.builds).toBeGreaterThanOrEqual(found.releases);
      // The registry continues normally.
      await upload('fans', 'mf-fans', 5);
      await command(['change', 'mf-fans', buildOf('mf-fans', 5), ...why]);
      expect((await current()).remotes['mf-fans']?.build).toBe(buildOf('mf-fans', 5));
      await registry.stop('SIGTERM');
    }, 480_000);
  });
}
