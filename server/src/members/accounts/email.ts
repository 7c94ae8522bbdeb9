import { z } from 'zod';

import { BizError } from '../../wire/gateway/bizError';

const emailSchema = z.email().max(254);

/** An address as it is kept: without spaces around it, in small letters. Throws where it is none. */
export function normaliseEmail(text: string | undefined): string {
  const email = emailSchema.safeParse(text?.trim().normalize('NFC').toLowerCase());
  if (!email.success) throw new BizError('invalidEmail');
  return email.data;
}
