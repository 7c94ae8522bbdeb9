import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The configuration is read again in every worker, which inherits what the first reading chose.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'scoreline-e2e-'));

export const port = Number(process.env.E2E_PORT);
/** `E2E_ADDRESS` names a server that already runs; without it the stories start their own. */
export const address = process.env.E2E_ADDRESS ?? `http://127.0.0.1:${port}`;

/** Database, builds and keys of the server of this run alone. */
export const dataDir = process.env.E2E_DATA_DIR;
