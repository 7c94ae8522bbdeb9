import type { AppEnv, BrandConfig } from '@scoreline/shared-lib/contract';

import type { BrandSettings } from '../../brandSettings';

type KnownAtRunTime =
  'siteUrl' | 'apiUrl' | 'socketUrl' | 'rsaPublicKey' | 'env' | 'debug' | 'demoData';

/** A brand's file, which the operator's settings complete. */
export type BrandFile = Omit<Brand, keyof BrandSettings | keyof BrandAddresses> & {
  environments: Record<AppEnv, BrandAddresses>;
};

/** The addresses of a brand in one environment. */
interface BrandAddresses {
  /** Host names of this brand; `*.example.org` covers every name below it. */
  hosts: string[];
  /** The API's address for pages at `hosts`. Default, and at any other host: the page's own origin. */
  apiUrl?: string;
  socketUrl?: string;
}

/** A brand from its file and settings; addresses, keys and the environment are added per page. */
export interface Brand extends Omit<BrandConfig, KnownAtRunTime>, BrandAddresses {
  /** The assumed zone of visitors until the browser sends theirs. */
  timeZone: string;
  /** The oldest supported app version; empty to support all. */
  minAppVersion: string;
  /** Colours of the generated app icon. */
  icon: { ground: string; figure: string };
  /** Native apps that may open this brand's links; empty until they are published. */
  apps: {
    /** `TEAMID.bundle.identifier` */
    ios: string[];
    android: { packageName: string; sha256CertFingerprints: string[] }[];
  };
  /** One line for search engines and the install prompt. */
  description: string;
}
