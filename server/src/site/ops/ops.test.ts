import { beforeEach, describe, expect, it } from '@jest/globals';

import { measureQuotas } from '../../wire/telemetry/quotas';
import { measureReplicas } from '../../wire/telemetry/replicas';
import {
  releaseOf,
  scoresBuild,
  stagedBuild,
  stagedRemote,
} from '@scoreline/platform-server/testing';
import { failure, known, load, type OpenOps, openOps, replicas, vital } from './testing';

let ops: OpenOps;
beforeEach(async () => void (ops = await openOps()));

describe('/ops', () => {
  it('shows what is left of the providers’ quotas, on the page and at /metrics', async () => {
    const { body } = await ops.see({ headers: {} });
    expect(body).toContain('<td>API-FOOTBALL</td><td>7412</td><td>7500</td>');
    measureQuotas(ops.metrics, () => [{ provider: 'API-FOOTBALL', left: 7_412, limit: null }]);
    const text = await ops.metrics.metrics();
    expect(text).toContain('provider_requests_left{provider="API-FOOTBALL"} 7412');
    expect(text).not.toContain('provider_requests_limit{');
  });

  it('shows how far replicas of the database are, as /metrics does', async () => {
    const { body } = await ops.see();
    expect(body).toContain('<td>near:5432</td><td>✓ read</td><td>0.3 s</td>');
    expect(body).toContain('<td>far:5432</td><td>✕ too far behind</td><td>–</td>');
    const count = measureReplicas(ops.metrics, { facts: () => replicas });
    count('replica');
    const text = await ops.metrics.metrics();
    expect(text).toContain('database_replica_lag_seconds{replica="near:5432"} 0.31');
    expect(text).toContain('database_replica_read{replica="far:5432"} 0');
    expect(text).not.toContain('lag_seconds{replica="far');
    expect(text).toContain('database_answers_total{from="replica"} 1');
  });

  it('shows how promotions stand, and why friends were not counted', async () => {
    const { body } = await ops.see();
    expect(body).toContain('<td>1 demo-1</td><td>open</td>');
    expect(body).toContain('<td>4 / 1 / 2</td>');
    expect(body).toContain('<td>1</td><td>17</td><td>1</td><td>2 same device</td>');
    expect((await ops.overview()).promotions.promotions[0].draws).toBe(12);
  });

  it('shows releases, remotes, figures and failures, and runs nothing', async () => {
    await ops.tell([load(100), load(200), load(300), load(400), vital('LCP', 2000), failure]);
    const answer = await ops.see();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('mf-scores');
    expect(answer.body).toContain('owned by scores');
    expect(answer.body).toContain('4 loads and 1 failures in the last 60 minutes');
    expect(answer.body).toContain('&lt;b&gt;Error&lt;/b&gt;: gone');
    expect(answer.body).not.toMatch(/<script|<b>Error| style="/);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
  });

  it('loads itself anew for whoever asks for that, and for nobody else', async () => {
    const [usual, asked] = [await ops.see(), await ops.see({ url: '/ops?renew' })];
    expect(usual.body).not.toContain('http-equiv');
    expect(usual.body).toContain('<a href="/ops?renew">Renew every 30 s</a>');
    expect(asked.body).toContain('<meta http-equiv="refresh" content="30">');
    expect(asked.body).toContain('<a href="/ops">Stop renewing</a>');
  });

  it('shows a canary’s build and figures, and a picture of what runs', async () => {
    const canary = { ...releaseOf('scoreline', 8), canary: { percent: 10, salt: '', over: 7 } };
    canary.remotes = { 'mf-scores': stagedRemote };
    await ops.folder.put('scoreline', ops.folder.signed(canary), 'prod/stable.canary.json');
    const answer = await ops.see();
    const id = `canary-mf-scores-${stagedBuild}-scoreline`;
    const name = `mf-scores ${stagedBuild.slice(0, 8)} on scoreline`;
    expect(answer.body).toContain(`canary <a href="#${id}">${name}</a>, tried by 10 %`);
    expect(answer.body).toContain(`<tr id="${id}"><td>mf-scores</td><td>${stagedBuild}</td>`);
    expect(answer.body).toContain('<svg class="graph" role="img"');
    expect(answer.body).not.toMatch(/<script| style="/);
    const { remotes, graph } = await ops.overview();
    expect(remotes[0].builds.map(({ build }: { build: string }) => build)).toContain(stagedBuild);
    expect(graph[0]).toMatchObject({ remote: 'mf-scores', build: scoresBuild });
  });

  it('has a row for each canary of a release, with its failures beside those of all', async () => {
    const share = { percent: 25, salt: 'a' };
    await ops.folder.release('scoreline', 8, {
      'mf-scores': share,
      'mf-quiz': { ...share, percent: 5 },
    });
    await ops.putBuild('mf-scores', stagedBuild);
    const tried = { ...known, build: stagedBuild };
    await ops.tell([load(90, tried), load(80, tried), { ...failure, ...tried }, load(70)]);
    const { body } = await ops.see();
    const [, part = ''] = /<h2>Canaries<\/h2>(.*?)<\/table>/.exec(body) ?? [];
    const rows = [...part.matchAll(/<tr id="[\w-]+"><td>(.*?)<\/td><\/tr>/g)].map(
      ([, cells = '']) => cells.split('</td><td>'),
    );
    const shown = rows.map(([remote, , , brand, percent, , failed, ofAll]) => [
      ...[remote, brand, percent, failed, ofAll],
    ]);
    expect(shown).toEqual([
      ['mf-scores', 'scoreline', '25 %', '1 of 3', '0 of 1'],
      ['mf-quiz', 'scoreline', '5 %', '–', '–'],
    ]);
  });

  it('has the third quartile, and lets go of what is older than an hour', async () => {
    await ops.tell([load(100), load(200), load(300), load(400)]);
    const buildOf = async () => (await ops.overview()).remotes[0].builds[0];
    expect((await buildOf()).loadMs).toEqual({ value: 300, count: 4 });
    expect((await buildOf()).loads.at(-1)).toBe(4);
    ops.pass(61 * 60_000);
    expect(await buildOf()).toMatchObject({ loadMs: null, runsIn: ['scoreline'] });
    expect((await buildOf()).loads.every((count: number) => count === 0)).toBe(true);
  });
});
