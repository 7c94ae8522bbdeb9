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
  /** The same at every attempt, so that a mail sent twice is known as one. */
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

/** RFC 2369, and RFC 8058 where the site has TLS, without which one press is not allowed. */
const stopHeaders = ({ press, page }: Stop): Record<string, string> =>
  press.startsWith('https:')
    ? {
        'List-Unsubscribe': `<${press}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : { 'List-Unsubscribe': `<${page}>` };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The address apart, so that none of its signs is read as one of a list of addresses. */
const messageOf = ({ stop, to, ...mail }: OutgoingMail) => ({
  ...mail,
  to: { name: '', address: to },
  headers: stop ? { ...automatic, ...stopHeaders(stop) } : automatic,
});

/** Mail by SMTP. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail))),
    close: () => transport.close(),
  };
}

/** With no SMTP server each mail is a file, whose address is printed. */
export function fileTransport(folder: string, logger: Pick<Logger, 'info'>): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.messageId.replace(/[^\w-]/g, '_')}.eml`);
      // Whoever watches the folder never finds half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.info({ to: mail.to, file }, `mail for ${mail.to}: ${file}`);
    },
    close: () => transport.close(),
  };
}
