import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import type { Config } from '../config';
import { demoJobs, openDemoPromotion } from '../members/promotion/demo';
import { createGifLibrary } from '../members/promotion/gifs/library';
import { promotionJobs } from '../members/promotion/jobs';
import { createDrawMetrics } from '../members/promotion/metrics';
import { createBeacon } from '../members/promotion/rounds/beacon';
import { loadPromotionKey } from '../members/promotion/rounds/promotionKey';
import { createPromotions } from '../members/promotion/service';
import { loadMemberKey } from '../members/two-step/memberKey';
import type { BrandList } from '../site/pages/brandList';
import type { Database } from '@scoreline/database/schema';
import type { Job } from '../store/jobs/jobs';

interface Deps {
  config: Config;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  brandList: BrandList;
  metrics: Registry;
  onDrawn(promotionId: number): void;
  wakeMailer(): void;
}

/** The configured draws with their scheduled jobs. */
export function openPromotions({ config, brandList, metrics, wakeMailer, ...deps }: Deps) {
  const { apiKey, apiUrl } = config.gifs;
  const own = {
    ...deps,
    metrics: createDrawMetrics(metrics),
    memberKey: loadMemberKey(config),
    promotionKey: loadPromotionKey(config),
    ...(config.beaconUrl && { beacon: createBeacon(config.beaconUrl) }),
    ...(apiKey && { gifs: createGifLibrary({ apiKey, apiUrl }) }),
  };
  const brands = new Map(brandList.brands.map(({ key, mid }) => [key, mid]));
  const isDemo = config.feed === 'demo';
  return {
    promotions: createPromotions(own),
    /** With the demo's feed, a promotion opens at once. */
    async begin(): Promise<void> {
      if (isDemo) await openDemoPromotion({ ...own, brands });
    },
    jobs: (): Job[] => [
      ...promotionJobs({ ...own, wakeMailer }),
      ...(isDemo ? demoJobs({ ...own, brands }) : []),
    ],
  };
}
