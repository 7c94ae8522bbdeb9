import { futbol } from './futbol';
import { futebol } from './futebol';
import { scoreline } from './scoreline';
import type { BrandTokens } from './roles';

export * from './roles';
export { tinted, tintsOf } from './tints';

/** Theme tokens by the brand configuration's `styleProvider`. */
export const tokens: Record<string, BrandTokens> = { scoreline, futbol, futebol };

/** Tokens of a style provider; an unknown one gets Scoreline's. */
export const tokensOf = (styleProvider: string): BrandTokens => tokens[styleProvider] ?? scoreline;
