import type { AppEnv, BrandConfig } from '@scoreline/shared-lib/contract';

import type { BrandSettings } from '../../brandSettings';

type KnownAtRunTime =
  'siteUrl' | 'apiUrl' | 'socketUrl' | 'rsaPublicKey' | 'env' | 'debug' | 'demoData';

/** What a brand's file states; an operator's settings complete it. */
export type BrandFile = Omit<Brand, keyof BrandSettings | keyof BrandAddresses> & {
  environments: Record<AppEnv, BrandAddresses>;
};

/** Where a brand is in one environment. */
interface BrandAddresses {
  /** Host names that show this brand; `*.example.org` covers every name below it. */
  hosts: string[];
  /** Of pages at `hosts`; the page's own origin without them, and at any other host. */
  apiUrl?: string;
  socketUrl?: string;
}

/** A brand as its file and its settings state it; addresses, keys and the environment are added for each page. */
export interface Brand extends Omit<BrandConfig, KnownAtRunTime>, BrandAddresses {
  /** Where its visitors are taken to be until the browser has said otherwise. */
  timeZone: string;
  /** The oldest app that is served; empty where every one is. */
  minAppVersion: string;
  /** Colours of the generated app icon. */
  icon: { ground: string; figure: string };
  /** The native apps that may open this brand's links; empty until the brand's apps are published. */
  apps: {
    /** `TEAMID.bundle.identifier` */
    ios: string[];
    android: { packageName: string; sha256CertFingerprints: string[] }[];
  };
  /** One line for search engines and the install prompt. */
  description: string;
}
