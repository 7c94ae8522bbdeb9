import type { Config } from '../config';
import type { BrandList } from '../site/pages/brandList';

export type Sites = ReturnType<typeof createSites>;

/**
 * A brand's public origin, for links in mails. It never comes from a request's host, which anyone can forge. Without a
 * public address, links in mail files point to this machine, whose port is known once it listens.
 */
export function createSites({ publicUrl, smtpUrl, port }: Config, { numbered }: BrandList) {
  const sites = {
    own: `http://localhost:${port}`,
    originOf(brandNumber: number): string {
      if (publicUrl) return new URL(publicUrl).origin;
      return smtpUrl ? `https://${numbered(brandNumber).hosts[0]}` : sites.own;
    },
  };
  return sites;
}
