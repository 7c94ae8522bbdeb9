import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Config } from '../../config';
import type { Database } from '@scoreline/database/schema';
import { createMailer, type Mailer, type MailerDeps } from './mailer';
import { fileTransport, smtpTransport } from './transport';

interface Deps extends Pick<MailerDeps, 'brandOf' | 'originOf'> {
  config: Pick<Config, 'smtpUrl' | 'dataDir'>;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  /** False if other servers send the mails that this one writes. */
  isSender: boolean;
  /** Notifies those servers that mail is waiting. */
  announce: () => void;
}

/** For mails whose pause is over, and for mails that a dead server had claimed. */
const pollMs = 5_000;

/** The configured mailer: SMTP, or files in a folder whose path is logged. */
export function startMailer({
  config,
  isSender,
  announce,
  ...deps
}: Deps): Pick<Mailer, 'wake' | 'close'> {
  if (!isSender) return { wake: announce, close: async () => undefined };
  const folder = join(config.dataDir, 'mail');
  // Logged as a warning, so that a terminal shows it too: otherwise nobody finds a code.
  const say = { info: deps.logger.warn.bind(deps.logger) as Logger['info'] };
  if (!config.smtpUrl) say.info({ folder }, `mails are files in ${folder}`);
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(folder, say);
  const mailer = createMailer({ ...deps, transport, pollMs });
  mailer.wake();
  return mailer;
}
