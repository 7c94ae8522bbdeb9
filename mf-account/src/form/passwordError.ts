/** What a password may be long, in characters. */
const shortest = 8;
const longest = 128;

export type PasswordError = 'password.tooShort' | 'password.tooLong' | 'password.different';

/** Key of what is wrong with a new password and its repetition; the server alone knows the common ones. */
export function passwordError(password: string, repeated: string): PasswordError | null {
  const { length } = [...password];
  if (length < shortest) return 'password.tooShort';
  if (length > longest) return 'password.tooLong';
  return password === repeated ? null : 'password.different';
}
