import { option } from '../options';
import { readResults, type Row } from '../results';
import { costsOf, readLimits } from './costs';
import { type Demand, demandOf, machinesOf, peakOf, reachOf } from './demand';
import { type Assumptions, evening, usual } from './evening';
import { moneyOf, moneyRows } from './money';

const gigabyte = 1024 ** 3;
/** Clients come back within this time, of live.reconnectMaxMs. */
const comeBackSeconds = 30;

/** The assumptions, each changed by a flag of its name. */
function assumedOf(args: string[]): Assumptions {
  const names = (Object.keys(usual) as (keyof Assumptions)[]).filter((name) => name !== 'regions');
  const set = names.map((name) => [name, option(args, `--${name}`, usual[name] as number)]);
  return { ...usual, ...(Object.fromEntries(set) as Partial<Assumptions>) };
}

const row = (what: string, value: number, unit: string, note?: string): Row => ({
  ...{ what, value, unit },
  ...(note && { note }),
});

function regionRows(region: number, peak: Demand, servers: { web: number; live: number }): Row[] {
  const of = `region ${region + 1}`;
  return [
    row(`${of}: live servers`, servers.live, '', `${Math.round(peak.connections)} connections`),
    row(`${of}: web servers`, servers.web, ''),
    row(`${of}: cores at work on pages`, peak.pageCores, ''),
    row(`${of}: cores at work on calls`, peak.callCores, ''),
    row(`${of}: cores at work on live frames`, peak.deliveryCores, ''),
    row(`${of}: cores at work on draws, database and all`, peak.drawCores, ''),
    row(`${of}: sent by live servers`, (peak.bytesASecond * 8) / 1e9, 'Gbit/s', 'not compressed'),
  ];
}

/**
 * An evening of a million viewers in three regions, second by second, fed by the kept results; it measures nothing. Every assumption has a
 * flag of its name (`--viewers`, `--callsAMinute`, …), and so has every price (`--coreHour`, …); `--seed N` (1).
 */
export async function run(args: string[]): Promise<Row[]> {
  const assumed = assumedOf(args);
  const [costs, limits] = [costsOf(await readResults()), await readLimits()];
  const demands = assumed.regions.map((): Demand[] => []);
  for (const loads of evening(assumed, option(args, '--seed', 1)))
    loads.forEach((load, region) => demands[region]!.push(demandOf(load, costs)));
  const peaks = demands.map(peakOf);
  const machines = peaks.map((peak) => machinesOf(peak, costs, limits));
  const sum = (of: 'cores' | 'bytes') => machines.reduce((total, each) => total + each[of], 0);
  // The evening is played second by second.
  const sent = demands.flat().reduce((total, { bytesASecond }) => total + bytesASecond, 0);
  const lost = assumed.viewers * assumed.regions[0]!;
  return [
    ...peaks.flatMap((peak, region) => {
      const { webServers: web, liveServers: live } = machines[region]!;
      return regionRows(region, peak, { web, live });
    }),
    row('all regions: servers, one core each', sum('cores'), ''),
    row('all regions: memory of servers', sum('bytes') / gigabyte, 'GB'),
    ...moneyRows(
      {
        ...{ hours: assumed.minutes / 60, regions: peaks.length, cores: sum('cores') },
        ...{ gb: sum('bytes') / gigabyte, sentGb: sent / 1e9 },
      },
      moneyOf(args),
    ),
    ...reachOf(peaks[0]!, machines[0]!, limits).map(({ part, used, limit }) =>
      row(
        `region 1: ${part}, of what is set`,
        (100 * used) / limit,
        '%',
        `${Math.round(used)} of ${limit}`,
      ),
    ),
    row(
      'region 1 is lost: images to those who come back',
      (lost * costs.imageBytes * 8) / comeBackSeconds / 1e9,
      'Gbit/s',
      `${lost} viewers within ${comeBackSeconds} s, none with a number that still counts, compressed`,
    ),
  ];
}
