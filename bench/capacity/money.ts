import { option } from '../options';
import type { Row } from '../results';

/**
 * What an hour of a core and of a gigabyte and a gigabyte sent to the internet are taken to cost, in dollars, and how large the
 * engines of a region are taken to be. Flags of the same names change each.
 */
export interface Money {
  coreHour: number;
  gbHour: number;
  trafficGb: number;
  /** PostgreSQL with a replica, PgBouncer, three NATS nodes, Redis and the proxies. */
  engineCores: number;
  engineGb: number;
}

/**
 * AWS's list prices for Virginia, without a contract: Fargate on Linux and x86, where a vCPU and a gigabyte have a price each, and
 * the first ten terabytes a month to the internet. As guides of March 2026 have them: AWS's own pages show theirs by a script.
 */
export const listed: Money = {
  ...{ coreHour: 0.04048, gbHour: 0.004445, trafficGb: 0.09 },
  ...{ engineCores: 16, engineGb: 64 },
};

export const moneyOf = (args: string[]): Money => {
  const names = Object.keys(listed) as (keyof Money)[];
  const set = names.map((name) => [name, option(args, `--${name}`, listed[name])]);
  return Object.fromEntries(set) as unknown as Money;
};

/** What an evening takes. */
export interface Evening {
  hours: number;
  regions: number;
  /** Of servers. */
  cores: number;
  gb: number;
  /** Sent in all. */
  sentGb: number;
}

const dollars = (what: string, value: number, note: string): Row => ({
  ...{ what: `an evening: ${what}`, value, unit: 'US$', note },
});

export function moneyRows({ hours, regions, ...taken }: Evening, money: Money): Row[] {
  const of = (cores: number, gb: number) => hours * (cores * money.coreHour + gb * money.gbHour);
  const [engineCores, engineGb] = [regions * money.engineCores, regions * money.engineGb];
  const parts = [
    dollars('servers', of(taken.cores, taken.gb), `${taken.cores} cores`),
    dollars('engines', of(engineCores, engineGb), `${engineCores} cores, assumed`),
    dollars('traffic', taken.sentGb * money.trafficGb, `${Math.round(taken.sentGb)} GB`),
  ];
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  const prices = `${money.coreHour} a core and ${money.gbHour} a GB an hour, ${money.trafficGb} a GB sent`;
  return [...parts, dollars('all of it', all, prices)];
}
