// @ts-check
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

import { bundle } from './bundle.mjs';

const outdir = fileURLToPath(new URL('dist', import.meta.url));

rmSync(outdir, { recursive: true, force: true });
await build({ ...bundle, outdir, sourcemap: true });
