import { rmSync } from 'node:fs';

import { stopTestServer } from './beforeTests';
import { programsFolder } from './store/testingProgram';

/** After the last test. */
export default function afterTests(): Promise<void> | undefined {
  rmSync(programsFolder, { recursive: true, force: true });
  return stopTestServer();
}
