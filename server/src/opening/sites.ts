import type { Config } from '../config';
import type { BrandList } from '../site/pages/brandList';

export type Sites = ReturnType<typeof createSites>;

/**
 * Where a brand's visitors find this server, for addresses in mails: never the host of a request, which anybody can write.
 * Without a public address the mails that are files lead to this machine, whose port is known once it listens.
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
