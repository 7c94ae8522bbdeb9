import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

import type { Stop } from './template';

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface OutgoingMail {
  /** The same for every attempt, so that mail programs recognise a duplicate. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  stop?: Stop;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** RFC 2369, and RFC 8058 if the site has TLS, which one-click unsubscribe requires. */
const stopHeaders = ({ press, page }: Stop): Record<string, string> =>
  press.startsWith('https:')
    ? {
        'List-Unsubscribe': `<${press}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : { 'List-Unsubscribe': `<${page}>` };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The address is passed as an object, so that none of its characters is parsed as part of an address list. */
const messageOf = ({ stop, to, ...mail }: OutgoingMail) => ({
  ...mail,
  to: { name: '', address: to },
  headers: stop ? { ...automatic, ...stopHeaders(stop) } : automatic,
});

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail))),
    close: () => transport.close(),
  };
}

/** Without an SMTP server, writes each mail to a file and logs its path. */
export function fileTransport(folder: string, logger: Pick<Logger, 'info'>): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.messageId.replace(/[^\w-]/g, '_')}.eml`);
      // Renamed when complete, so that a watcher of the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.info({ to: mail.to, file }, `mail for ${mail.to}: ${file}`);
    },
    close: () => transport.close(),
  };
}
