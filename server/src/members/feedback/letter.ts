import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { escapeHtml, type Letter, type MailBrand } from '../mail/template';
import type { Attachment } from '../mail/transport';

/** The mail to the brand's support: the message as typed, with its screenshots attached. Null if it was deleted. */
export async function feedbackLetter(
  db: Kysely<Database>,
  data: Record<string, unknown>,
  brand: MailBrand,
): Promise<(Letter & { replyTo: string; attachments: Attachment[] }) | null> {
  const id = String(data.feedbackId);
  const feedback = await db
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!feedback) return null;
  const screenshots = await db
    .selectFrom('feedback_screenshots')
    .select('image')
    .where('feedback_id', '=', id)
    .orderBy('created_at')
    .execute();
  const { intent, email, message, language, user_id } = feedback;
  const facts = [`From: ${email}`, `Member: ${user_id ?? 'no'}`, `Language: ${language}`];
  const text = [`${facts.join('\n')}`, message, `Reference: ${id}`].join('\n\n');
  return {
    subject: `[${brand.name}] ${intent}: ${message.replace(/\s+/g, ' ').slice(0, 60)}`,
    text: `${text}\n`,
    html: `<pre style="white-space:pre-wrap;font:16px system-ui">${escapeHtml(text)}</pre>`,
    replyTo: email,
    attachments: screenshots.map(({ image }, n) => ({
      filename: `screenshot-${n + 1}.webp`,
      content: image,
      contentType: 'image/webp',
    })),
  };
}
