import { describe, expect, it } from '@jest/globals';

import type { Result } from '../results';
import { type Costs, figureOf, type Limits, readLimits } from './costs';
import { demandOf, machinesOf, peakOf, reachOf } from './demand';
import { evening, type Load, usual } from './evening';
import { listed, moneyOf, moneyRows } from './money';

const costs: Costs = {
  ...{ pageSeconds: 0.001, callSeconds: 0.0001, deliverySeconds: 0.00001, drawSeconds: 0.001 },
  ...{ connectionBytes: 1_000, serverBytes: 1_000_000, deltaBytes: 400, imageBytes: 100_000 },
};
const limits: Limits = {
  ...{ connectionsOfServer: 100, mostLiveServers: 20, mostWebServers: 10, busyShare: 0.5 },
  ...{ proxyConnections: 4_000, poolerClients: 50, poolOfServer: 10 },
};
const small = { ...usual, viewers: 10_000, minutes: 20, arrivalMinutes: 5 };
const loadsOf = (assumed: typeof usual, seed = 1): Load[][] => [...evening(assumed, seed)];

describe('an evening', () => {
  it('has everybody there in the end, by region, and is the same for the same seed', () => {
    const loads = loadsOf(small);
    expect(loads).toHaveLength(20 * 60);
    expect(loads.at(-1)!.map(({ viewers }) => viewers)).toEqual([5_000, 3_000, 2_000]);
    const images = loads.flat().reduce((sum, load) => sum + load.images, 0);
    expect(images).toBeCloseTo(10_000, 5);
    expect(loadsOf(small)).toEqual(loads);
    expect(loadsOf(small, 2)).not.toEqual(loads);
  });

  it('has a goal opened by the share that is assumed, within a minute', () => {
    const still = { ...small, pagesAnHour: 0, arrivalMinutes: 1 / 60, changes: 0, regions: [1] };
    const loads = loadsOf({ ...still, goalsAMatch: 20 }).map(([load]) => load!);
    const goals = loads.reduce((sum, { deliveries, viewers }) => sum + deliveries / viewers, 0);
    const opened = loads.slice(1).reduce((sum, { pages, viewers }) => sum + pages / viewers, 0);
    expect(goals).toBeGreaterThan(500);
    expect(opened / goals).toBeGreaterThan(0.9 * small.openAtGoal);
    expect(opened / goals).toBeLessThan(1.1 * small.openAtGoal);
  });
});

describe('what an evening needs', () => {
  const load: Load = {
    ...{ viewers: 2_000, pages: 1_000, calls: 5_000, deliveries: 100_000, draws: 100, images: 10 },
  };
  const demand = demandOf(load, costs);

  it('is each cost times how often it comes', () => {
    expect(demand).toEqual({
      ...{ pageCores: 1, callCores: 0.5, deliveryCores: 1, drawCores: 0.1, connections: 2_000 },
      bytesASecond: 41_000_000,
    });
  });

  it('is what all but one second in a thousand need', () => {
    const seconds = Array.from({ length: 1_000 }, (_, n) => ({
      ...demand,
      pageCores: n === 7 ? 50 : 1,
    }));
    expect(peakOf(seconds).pageCores).toBe(1);
    expect(
      peakOf([...seconds, ...seconds.map((each) => ({ ...each, pageCores: 2 }))]).pageCores,
    ).toBe(2);
  });

  it('is servers that are no busier, and hold no more, than they may', () => {
    const machines = machinesOf(demand, costs, limits);
    expect(machines).toEqual({
      ...{ liveServers: 20, webServers: 4, cores: 24, poolerClients: 240 },
      bytes: 24 * 1_000_000 + 2_000 * 1_000,
    });
    const [first, ...others] = reachOf(demand, machines, limits);
    expect(first).toEqual({ part: 'clients of one PgBouncer', used: 240, limit: 50 });
    expect(others.map(({ part }) => part)[0]).toBe('live servers');
  });
});

describe('what an evening costs', () => {
  const taken = { hours: 2, regions: 3, cores: 10, gb: 20, sentGb: 1_000 };

  it('is servers, engines and traffic, at the prices that were given', () => {
    const flags = '--coreHour 1 --gbHour 0.1 --trafficGb 0.02 --engineCores 4 --engineGb 10';
    const rows = moneyRows(taken, moneyOf(flags.split(' ')));
    expect(rows.map(({ value }) => Math.round(value))).toEqual([24, 30, 20, 74]);
    expect(rows.at(-1)!.note).toBe('1 a core and 0.1 a GB an hour, 0.02 a GB sent');
  });

  it('is at list prices where none were given', () => {
    expect(moneyOf([])).toEqual(listed);
  });
});

it('knows what the deployment allows', async () => {
  const found = await readLimits();
  for (const limit of Object.values(found)) expect(limit).toBeGreaterThan(0);
});

it('takes no figure that nobody has measured', () => {
  const rows = [{ what: 'a page', value: 2, unit: 'ms' }];
  const results: Result[] = [{ name: 'pages', takenAt: '', machine: '2 cores', rows }];
  expect(figureOf(results, { name: 'pages', what: 'a page' })).toBe(2);
  expect(() => figureOf(results, { name: 'pages', what: 'a page', of: 'ours' })).toThrow(
    'bench/results has no "a page" of pages.',
  );
});
