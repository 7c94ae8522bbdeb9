/**
 * Lifetime of cookies: browsers keep none for more than 400 days, and WebKit drops one whose age in seconds needs more than 31
 * bits. Each visit renews them.
 */
export const cookieDays = 400;

export const cookieSeconds = cookieDays * 86_400;
