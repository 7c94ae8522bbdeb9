import type { Options } from './options';

/** Drills that prove that no remote can take the site down, each in a browser against its own server. */
export const drillCommands = {
  tamper: {
    help: 'tamper [NAME…] [--sample]  alter every file on its way to a browser (of texts one); nothing of it may run',
    run: async (options: Options) => (await import('../drills/tamper')).runTamper(options),
  },
  cdn: {
    help: 'cdn                        a CDN of builds that is well, refuses, hangs and alters, in a browser',
    run: async (options: Options) => (await import('../drills/cdn')).runCdn(options),
  },
  fault: {
    help: 'fault [NAME…] [--cpu N]    have the remotes meet every fault in a browser, on a device N times slower',
    run: async (options: Options) => (await import('../drills/fault')).runFaults(options),
  },
  skew: {
    help: 'skew [WORD…]               releases of different age on one page, in a browser',
    run: async (options: Options) => (await import('../drills/skew')).runSkew(options),
  },
};
