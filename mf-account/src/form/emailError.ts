/** Text, one @, and a domain with a dot: all that can be checked without sending a mail. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type EmailError = 'form.emailRequired' | 'form.emailInvalid';

/** Locale key of the error in an e-mail address, or null if it is valid. */
export function emailError(email: string): EmailError | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'form.emailRequired';
  return address.test(trimmed) && trimmed.length <= 254 ? null : 'form.emailInvalid';
}
