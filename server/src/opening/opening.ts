import type { Logger } from 'pino';

import type { Closing } from '../process/closing';
import type { Config } from '../config';
import type { StartReport } from '../process/progress';
import type { Duties } from '../roles';

/** Shared by every step of a start. */
export interface Opening {
  config: Config;
  duties: Duties;
  logger: Logger;
  report: StartReport;
  /** Everything a step opens is closed in reverse order. */
  closing: Closing;
  now: () => Date;
}
