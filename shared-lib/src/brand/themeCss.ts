import { roles, tokensOf, type ColourScheme, type TokenSet } from './tokens';

const kebab = (role: string): string => role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

const declarations = (set: TokenSet, scheme: ColourScheme): string =>
  `color-scheme:${scheme};${roles.map((role) => `--${kebab(role)}:${set[role]}`).join(';')}`;

/**
 * Custom properties of a style provider for both colour schemes: the system's choice, unless `<html data-theme>` says
 * `light` or `dark`. Pure, so that the page can carry it before any script runs.
 */
export function themeCss(styleProvider: string): string {
  const { light, dark } = tokensOf(styleProvider);
  const inDark = declarations(dark, 'dark');
  return [
    `:root{${declarations(light, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${inDark}}}`,
    `:root[data-theme=dark]{${inDark}}`,
  ].join('');
}
