import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { joinDatabase } from '@scoreline/database/reach';

import { buildApp } from './app';
import { policyNoteFile, type RegistryConfig } from './config';
import { logRows } from './log/log';
import { mirror } from './mirror/mirror';
import { highestPolicy } from './policy/highestPolicy';
import { refuseOtherRoot, signedPolicy } from './policy/policies';
import { oneAtATime } from './oneAtATime';
import { connect } from './store/connect';
import { migrate } from './store/migrations';
import { openBlobs } from './store/openBlobs';

const dayMs = 86_400_000;

export interface Running {
  url: string;
  /** Updates the server's folder on this machine from the registry, if there is one. */
  serve(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the database and starts serving; renews releases at once and then daily. */
export async function start(
  config: RegistryConfig,
  report: (message: string) => void,
): Promise<Running> {
  const { databaseUrl, dataDir, port, host, keys, rootKey, served, site } = config;
  const blobs = await openBlobs(config.blobs);
  const database = await joinDatabase({ databaseUrl, dataDir });
  const onError = (error: Error) => report(`a database connection broke: ${error.message}`);
  const db = connect(database.url, onError);
  const close = () => db.destroy().then(database.close);
  let url = '';
  const serve = oneAtATime(async () => {
    if (!served || !(await signedPolicy(db))) return;
    const log = (after: number) => logRows(db, after);
    const folders = { folder: served, keys: join(dataDir, 'keys') };
    await mirror({ ...folders, registry: url, rootKey, log, now: new Date() });
  });
  try {
    await migrate(db);
    if (served) await refuseOtherRoot(db, rootKey);
    const logger = {
      error: ({ err }: { err?: Error; track?: string }, message: string) =>
        report(`${message}: ${err?.message ?? ''}`),
    };
    const app = buildApp({
      ...{ db, blobs, keys, rootKey, logger },
      highest: highestPolicy(policyNoteFile(dataDir), rootKey),
      now: () => new Date(),
      ...{ site, ...(served && { changed: serve }) },
    });
    let renewal = Promise.resolve();
    const renew = () => {
      renewal = app.renew().catch((error: Error) => report(error.message));
    };
    renew();
    const daily = setInterval(renew, dayMs);
    await app.listen({ port, host });
    url = `http://${host}:${(app.server.address() as AddressInfo).port}`;
    const stop = async () => {
      clearInterval(daily);
      await app.close();
      await renewal;
      await close();
    };
    return { url, serve, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
