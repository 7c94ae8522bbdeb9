/** Cookie and local storage names of the session. */
export const sessionNames = {
  token: 'token',
  refreshToken: 'refreshToken',
  userId: 'userId',
  user: 'user',
} as const;
