import { rm } from 'node:fs/promises';

import { dataDir } from './place';

export default async function removeData(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
