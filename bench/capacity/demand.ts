import { percentile } from '../measure';
import type { Costs, Limits } from './costs';
import type { Load } from './evening';

/** What a region needs to bear its load, and what it sends. */
export interface Demand {
  pageCores: number;
  callCores: number;
  deliveryCores: number;
  drawCores: number;
  connections: number;
  bytesASecond: number;
}

export const demandOf = (load: Load, costs: Costs): Demand => ({
  pageCores: load.pages * costs.pageSeconds,
  callCores: load.calls * costs.callSeconds,
  deliveryCores: load.deliveries * costs.deliverySeconds,
  drawCores: load.draws * costs.drawSeconds,
  connections: load.viewers,
  bytesASecond: load.deliveries * costs.deltaBytes + load.images * costs.imageBytes,
});

const names = [
  'pageCores',
  'callCores',
  'deliveryCores',
  'drawCores',
  'connections',
  'bytesASecond',
] as const;
const worst = 0.999;

/** What has to be there for 999 of 1,000 seconds, each on its own. */
export function peakOf(demands: readonly Demand[]): Demand {
  const entries = names.map((name) => [
    name,
    percentile(
      demands.map((each) => each[name]),
      worst,
    ),
  ]);
  return Object.fromEntries(entries) as unknown as Demand;
}

export interface Machines {
  liveServers: number;
  webServers: number;
  cores: number;
  bytes: number;
  /** Connections that servers may hold to the pooler. */
  poolerClients: number;
}

/** Processes of one core each, as busy as the deployment lets them be. */
export function machinesOf(peak: Demand, costs: Costs, limits: Limits): Machines {
  const busy = (cores: number) => Math.max(1, Math.ceil(cores / limits.busyShare));
  const liveServers = Math.max(
    busy(peak.deliveryCores),
    Math.ceil(peak.connections / limits.connectionsOfServer),
  );
  const webServers = busy(peak.pageCores + peak.callCores + peak.drawCores);
  const servers = liveServers + webServers;
  return {
    liveServers,
    webServers,
    cores: servers,
    bytes: servers * costs.serverBytes + peak.connections * costs.connectionBytes,
    poolerClients: servers * limits.poolOfServer,
  };
}

/** How far a part is from where it breaks: the share of its limit that is used. */
export interface Reach {
  part: string;
  used: number;
  limit: number;
}

/** Of the largest region, the nearest to its limit first. */
export function reachOf(peak: Demand, machines: Machines, limits: Limits): Reach[] {
  const all: Reach[] = [
    { part: 'live servers', used: machines.liveServers, limit: limits.mostLiveServers },
    { part: 'web servers', used: machines.webServers, limit: limits.mostWebServers },
    { part: 'connections of one HAProxy', used: peak.connections, limit: limits.proxyConnections },
    { part: 'clients of one PgBouncer', used: machines.poolerClients, limit: limits.poolerClients },
  ];
  return all.sort((a, b) => b.used / b.limit - a.used / a.limit);
}
