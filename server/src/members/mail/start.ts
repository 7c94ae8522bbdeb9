import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Config } from '../../config';
import type { Database } from '../../store/db/schema';
import { createMailer, type Mailer, type MailerDeps } from './mailer';
import { fileTransport, smtpTransport } from './transport';

interface Deps extends Pick<MailerDeps, 'brandOf' | 'originOf'> {
  config: Pick<Config, 'smtpUrl' | 'dataDir'>;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  /** False where other servers send what this one writes. */
  isSender: boolean;
  /** Tells those servers that there is something to send. */
  announce: () => void;
}

/** For mails whose pause is over, and those a server that died had taken. */
const pollMs = 5_000;

/** The mailer of the configuration: by SMTP, or into files whose folder is printed. */
export function startMailer({
  config,
  isSender,
  announce,
  ...deps
}: Deps): Pick<Mailer, 'wake' | 'close'> {
  if (!isSender) return { wake: announce, close: async () => undefined };
  const folder = join(config.dataDir, 'mail');
  // Shown on a terminal too, where what is told is what matters: without it nobody finds a code.
  const say = { info: deps.logger.warn.bind(deps.logger) as Logger['info'] };
  if (!config.smtpUrl) say.info({ folder }, `mails are files in ${folder}`);
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(folder, say);
  const mailer = createMailer({ ...deps, transport, pollMs });
  mailer.wake();
  return mailer;
}
