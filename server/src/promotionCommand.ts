import { pino } from 'pino';

import { readConfig } from './config';
import { runPromotion, runVerify, usage } from './members/promotion/operators/command';
import { createBeacon } from './members/promotion/rounds/beacon';
import { loadPromotionKey } from './members/promotion/rounds/promotionKey';
import { loadMemberKey } from './members/two-step/memberKey';
import { openBrands } from './site/pages/brandList';
import { onDatabase, runCommand } from './commands/runCommand';

const now = () => new Date();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

runCommand(usage, async (args) => {
  const verified = await runVerify(args);
  if (verified !== null) return say(verified);
  const config = readConfig(process.env);
  const { brands } = await openBrands();
  const deps = {
    ...{ now, logger: pino({ level: 'silent' }), memberKey: loadMemberKey(config) },
    promotionKey: loadPromotionKey(config),
    brands: new Map(brands.map(({ key, mid }) => [key, mid])),
    ...(config.beaconUrl && { beacon: createBeacon(config.beaconUrl) }),
  };
  say(await onDatabase((db) => runPromotion(args, { ...deps, db })));
});
