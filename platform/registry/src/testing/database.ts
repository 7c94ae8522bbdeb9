import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { TestTemplate } from '@scoreline/database/testing';

import { connect } from '../store/connect';
import { migrate } from '../store/migrations';

/** The registry's own tables only: a separate database has none of the server's. */
export const registryTables: TestTemplate = {
  async name() {
    const source = await readFile(new URL('../store/migrations.ts', import.meta.url));
    return `registry_${createHash('sha256').update(source).digest('hex').slice(0, 12)}`;
  },
  async fill(url) {
    const db = connect(url, () => undefined);
    await migrate(db).finally(() => db.destroy());
  },
};
