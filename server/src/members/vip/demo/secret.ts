import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs the demo's events: created once and stored in the data folder. */
export async function loadDemoSecret(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'demo-payment-secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const made = await open(file, 'wx', 0o600);
    await made.writeFile(`whsec_${randomBytes(32).toString('base64url')}`);
    await made.sync();
    await made.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
