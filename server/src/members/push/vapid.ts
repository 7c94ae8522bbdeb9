import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';

import type { Config } from '../../config';
import { storeOnce, readSecret } from '../../store/storeOnce';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys that sign requests to push services: configured, or created once in the data folder. */
export async function loadVapid({
  push,
  dataDir,
}: Pick<Config, 'push' | 'dataDir'>): Promise<VapidKeys> {
  const { publicKey, privateKey } = push;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const file = join(dataDir, 'keys', 'vapid.json');
  const stored = readSecret(file) ?? storeOnce(file, JSON.stringify(webPush.generateVAPIDKeys()));
  return keysSchema.parse(JSON.parse(stored));
}
