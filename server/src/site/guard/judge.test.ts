import { describe, expect, it } from '@jest/globals';

import { gatherEvidence, logFactor } from './evidence';
import { type BuildCounts, createJudge, judge, leastVisits, noCounts } from './judge';
import { classOf, countOf, edgeOf, noLoads, quantileClass, slowerThan } from './loadTimes';
import { seeded } from './testingWorlds';

const counts = (visits: number, failed: number, loadMs: number[] = []): BuildCounts => {
  const loads = noLoads();
  for (const ms of loadMs) loads[classOf(ms)]! += 1;
  return { ...noCounts(), visits, failed, loads };
};

describe('the factor of a block', () => {
  /** Computed exactly, over all possible outcomes of a block with so many visits. */
  function expectation(
    [current, canary]: [number, number],
    rates: [number, number],
    bet: [number, number],
    margin: number,
  ) {
    const chance = (hits: number, of: number, rate: number) => {
      let ways = 1;
      for (let at = 0; at < hits; at++) ways = (ways * (of - at)) / (at + 1);
      return ways * rate ** hits * (1 - rate) ** (of - hits);
    };
    let sum = 0;
    for (let one = 0; one <= current; one++)
      for (let other = 0; other <= canary; other++) {
        const block = { current: { of: current, hits: one }, canary: { of: canary, hits: other } };
        const weight = chance(one, current, rates[0]) * chance(other, canary, rates[1]);
        sum += weight * Math.exp(logFactor(block, ...bet, margin));
      }
    return sum;
  }

  it.each([0.0, 0.005, 0.1])(
    'is at most 1 on average for every canary that is within %d of the current build',
    (margin) => {
      const random = seeded(7);
      for (let turn = 0; turn < 150; turn++) {
        const rate = random() * (0.98 - margin);
        const low = 0.01 + random() * (0.8 - margin);
        const bet = low + margin + random() * (0.99 - low - margin);
        const sizes: [number, number] = [
          1 + Math.floor(random() * 9),
          1 + Math.floor(random() * 9),
        ];
        const worst = expectation(sizes, [rate, rate + margin], [low, bet], margin);
        const within = rate + margin * random();
        const better = expectation(sizes, [rate, within * random()], [low, bet], margin);
        expect(Math.max(worst, better)).toBeLessThanOrEqual(1 + 1e-6);
      }
    },
  );

  it('is above 1 on average for a canary that does as was bet', () => {
    expect(expectation([20, 5], [0.02, 0.3], [0.02, 0.3], 0.005)).toBeGreaterThan(2);
  });

  it('says nothing where one side had no visit', () => {
    const none = { of: 0, hits: 0 };
    expect(logFactor({ current: none, canary: { of: 9, hits: 9 } }, 0.01, 0.5, 0)).toBe(0);
    expect(logFactor({ current: { of: 9, hits: 0 }, canary: none }, 0.01, 0.5, 0)).toBe(0);
  });
});

it('the evidence is the mean of all bets, however small', () => {
  const evidence = gatherEvidence({ margin: 0, bets: [2, 4] });
  expect(evidence.log()).toBe(0);
  for (let turn = 0; turn < 5_000; turn++)
    evidence.add({ current: { of: 100, hits: 50 }, canary: { of: 100, hits: 5 } }, 0.5);
  expect(evidence.log()).toBeLessThan(-1_000);
  expect(Number.isFinite(evidence.log())).toBe(true);
});

describe('load times', () => {
  it('are kept in classes a quarter of a doubling wide, with an end on both sides', () => {
    expect([0, 20, 21, 40, 41].map(classOf)).toEqual([0, 0, 1, 4, 5]);
    expect(classOf(600_000)).toBe(noLoads().length - 1);
    for (const ms of [33, 700, 9_000]) {
      expect(edgeOf(classOf(ms))).toBeGreaterThanOrEqual(ms);
      expect(edgeOf(classOf(ms) - 1)).toBeLessThan(ms);
    }
  });

  it('have a third quartile, which a quarter is slower than at most', () => {
    const { loads } = counts(0, 0, [100, 100, 100, 400]);
    expect(quantileClass(loads, 0.75)).toBe(classOf(100));
    expect([countOf(loads), slowerThan(loads, classOf(100))]).toEqual([4, 1]);
    expect(quantileClass(noLoads(), 0.75)).toBeNull();
  });
});

describe('a judgement', () => {
  const fast = Array<number>(20).fill(100);

  it('shows what both sides did', () => {
    expect(judge([{ current: counts(90, 2, fast), canary: counts(10, 1, [300, 800]) }])).toEqual({
      current: { visits: 90, failed: 2, loads: 20, p75Ms: 113, p90Ms: 113, handed: 0, silent: 0 },
      canary: { visits: 10, failed: 1, loads: 2, p75Ms: 905, p90Ms: 905, handed: 0, silent: 0 },
      worse: null,
    });
    expect(judge([]).canary).toEqual({
      ...{ visits: 0, failed: 0, loads: 0, p75Ms: null, p90Ms: null, handed: 0, silent: 0 },
    });
  });

  it('waits for the least number of visits, however bad the canary is', () => {
    const judging = createJudge();
    judging.add({ current: counts(2_000, 20), canary: counts(leastVisits - 1, leastVisits - 1) });
    expect(judging.judgement().worse).toBeNull();
    judging.add({ current: counts(9, 0), canary: counts(1, 0) });
    expect(judging.judgement().worse).toBe('failures');
  });

  it('needs visits of the current build in the same minutes', () => {
    const alone = [{ current: counts(0, 0), canary: counts(900, 800) }];
    expect(judge([{ current: counts(2_000, 2), canary: counts(0, 0) }, ...alone]).worse).toBeNull();
  });

  it('does not change once it is made: what comes later is others’', () => {
    const judging = createJudge();
    judging.add({ current: counts(2_000, 20), canary: counts(300, 90) });
    for (let turn = 0; turn < 50; turn++)
      judging.add({ current: counts(2_000, 20), canary: counts(300, 0) });
    expect(judging.judgement().worse).toBe('failures');
  });

  it('takes a page that fails late for a failure of a visit', () => {
    const judging = createJudge();
    judging.add({ current: counts(2_000, 20), canary: counts(300, 0) });
    judging.add({ current: counts(2_000, 20), canary: counts(0, 90) });
    expect(judging.judgement().worse).toBeNull();
    judging.add({ current: counts(2_000, 20), canary: counts(100, 30) });
    expect(judging.judgement().worse).toBe('failures');
  });

  it('finds a canary that loads in twice the time, and lets one pass that is a little slower', () => {
    const all = (factor: number) => ({
      current: counts(
        100,
        1,
        [80, 100, 120, 200, 90, 110, 130, 300, 100, 140].flatMap((ms) => [ms, ms]),
      ),
      canary: counts(
        20,
        0,
        [80, 100, 120, 200, 90, 110, 130, 300, 100, 140].map((ms) => ms * factor),
      ),
    });
    const forAnHour = (factor: number) => judge(Array.from({ length: 60 }, () => all(factor)));
    expect(forAnHour(2).worse).toBe('loading');
    expect(forAnHour(1.1).worse).toBeNull();
    expect(forAnHour(0.5).worse).toBeNull();
  });
});
