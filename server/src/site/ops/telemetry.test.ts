import { beforeEach, describe, expect, it } from '@jest/globals';

import { scoresBuild } from '@scoreline/platform-server/testing';
import { failure, load, type OpenOps, openOps, vital } from './testing';

let ops: OpenOps;
beforeEach(async () => void (ops = await openOps()));

describe('POST /telemetry', () => {
  it('counts loads, failures with their owner and vitals by route and build at /metrics', async () => {
    const events = [load(300), failure, vital('LCP', 1800), vital('CLS', 0.01)];
    expect((await ops.tell(events)).statusCode).toBe(204);
    const text = await ops.metrics.metrics();
    const of = `remote="mf-scores",build="${scoresBuild}"`;
    expect(text).toContain(`remote_load_seconds_sum{${of}} 0.3`);
    expect(text).toContain(`remote_failures_total{${of},owner="scores",phase="load"} 1`);
    expect(text).toContain(`web_vital_lcp_seconds_sum{${of},route="/"} 1.8`);
    expect(text).toContain(`web_vital_cls_score_sum{${of},route="/"} 0.01`);
  });

  it('makes no series of what nobody here has built or declared', async () => {
    const made = Array.from({ length: 40 }, (_, index) =>
      load(1, { remote: `mf-${index}`, build: String(index).padStart(16, '0') }),
    );
    await ops.tell(made);
    await ops.tell([vital('INP', 90, '/jo@example.com')]);
    const text = await ops.metrics.metrics();
    expect(text.match(/remote_load_seconds_count/g)).toHaveLength(1);
    expect(text).toContain('remote_load_seconds_count{remote="other",build="other"} 40');
    expect(text).toContain('route="other"');
    expect(text).not.toContain('example.com');
  });

  it('forgets the builds before the last five', async () => {
    for (let index = 0; index < 7; index++) {
      const build = `c00000000000000${index}`;
      await ops.putBuild('mf-scores', build);
      await ops.tell([load(5, { remote: 'mf-scores', build }), { ...failure, build }]);
    }
    const text = await ops.metrics.metrics();
    expect(text).not.toMatch(/c000000000000000|c000000000000001/);
    expect(text.match(/remote_load_seconds_count/g)).toHaveLength(5);
    expect(text.match(/remote_failures_total\{/g)).toHaveLength(5);
  });

  it.each([
    ['no events', []],
    ['too many', Array.from({ length: 41 }, () => load(1))],
    ['a remote that is none', [load(1, { remote: '../etc', build: scoresBuild })]],
    ['a build that is none', [load(1, { remote: 'mf-scores', build: '..' })]],
    ['more than is asked for', [{ ...load(1), deviceId: 'x' }]],
    ['a figure below zero', [load(-1)]],
    ['a text that is too long', [{ ...failure, message: 'x'.repeat(201) }]],
  ])('refuses %s', async (_what, events) => {
    expect((await ops.tell(events)).statusCode).toBe(400);
    expect((await ops.overview()).lastFailures).toEqual([]);
  });

  it('refuses what is no JSON, what is too large, and who tells too much', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await ops.tell([], { payload: '{', headers: json })).statusCode).toBe(400);
    const large = JSON.stringify({ events: 'x'.repeat(20_000) });
    expect((await ops.tell([], { payload: large, headers: json })).statusCode).toBe(413);
    const answers = await Promise.all(Array.from({ length: 140 }, () => ops.tell([load(1)])));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
