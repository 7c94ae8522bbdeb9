/** Cookies and the local storage key of who is signed in. */
export const sessionNames = {
  token: 'token',
  refreshToken: 'refreshToken',
  userId: 'userId',
  user: 'user',
} as const;
