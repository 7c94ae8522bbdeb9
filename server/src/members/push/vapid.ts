import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';

import type { Config } from '../../config';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys that sign what goes to push services: configured, or made once and kept in the data folder. */
export async function loadVapid({
  push,
  dataDir,
}: Pick<Config, 'push' | 'dataDir'>): Promise<VapidKeys> {
  const { publicKey, privateKey } = push;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'vapid.json');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const made = await open(file, 'wx', 0o600);
    await made.writeFile(JSON.stringify(webPush.generateVAPIDKeys()));
    await made.sync();
    await made.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
