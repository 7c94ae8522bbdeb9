/** Something before and after one @, and a dot in what comes after it: all that can be known without writing to it. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type EmailError = 'form.emailRequired' | 'form.emailInvalid';

/** Key of what is wrong with an e-mail address; null where nothing is. */
export function emailError(email: string): EmailError | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'form.emailRequired';
  return address.test(trimmed) && trimmed.length <= 254 ? null : 'form.emailInvalid';
}
