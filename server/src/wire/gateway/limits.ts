import type { Limit } from './rateLimit';

export interface GatewayLimits {
  /** Registrations per address: many people share the address of a carrier's gateway. */
  devicesByAddress: Limit;
  devicesByDevice: Limit;
  /** Expensive: each one costs an RSA decryption. */
  sessionsByAddress: Limit;
  sessionsByDevice: Limit;
}

export const defaultLimits: GatewayLimits = {
  devicesByAddress: { burst: 300, perSecond: 5 },
  devicesByDevice: { burst: 60, perSecond: 1 },
  sessionsByAddress: { burst: 100, perSecond: 2 },
  sessionsByDevice: { burst: 20, perSecond: 0.2 },
};

export const bodyLimit = 64 * 1024;
