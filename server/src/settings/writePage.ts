import { writeFileSync } from 'node:fs';

import { settingsPage } from './page';

const file = new URL('../../../docs/reference/settings.md', import.meta.url);
writeFileSync(file, settingsPage());
