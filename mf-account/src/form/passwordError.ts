/** Limits of a password in characters. */
const shortest = 8;
const longest = 128;

export type PasswordError = 'password.tooShort' | 'password.tooLong' | 'password.different';

/** Locale key of the error in a new password and its repetition. Only the server checks for common passwords. */
export function passwordError(password: string, repeated: string): PasswordError | null {
  const { length } = [...password];
  if (length < shortest) return 'password.tooShort';
  if (length > longest) return 'password.tooLong';
  return password === repeated ? null : 'password.different';
}
