import type { Logger } from 'pino';

import type { Closing } from '../process/closing';
import type { Config } from '../config';
import type { StartReport } from '../process/progress';
import type { Duties } from '../roles';

/** What every step of a start has at hand. */
export interface Opening {
  config: Config;
  duties: Duties;
  logger: Logger;
  report: StartReport;
  /** What a step opened is closed in the reverse order. */
  closing: Closing;
  now: () => Date;
}
