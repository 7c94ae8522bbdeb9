import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { descriptorJsonSchema } from './descriptorSchema';
import { readOffers } from './offers';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));

const write = (name: string, content: object) =>
  writeFileSync(`${folder}${name}`, `${JSON.stringify(content, null, 2)}\n`);

mkdirSync(folder, { recursive: true });
write('offers.json', readOffers());
write('descriptor.schema.json', descriptorJsonSchema());
