import { roles, tintsOf, tokensOf, type ColourScheme, type TokenSet } from './tokens';

const kebab = (role: string): string => role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

function declarations(set: TokenSet, scheme: ColourScheme): string {
  const colours = roles.map((role) => `--${kebab(role)}:${set[role]}`);
  const tints = tintsOf(set).map(([role, percent, tint]) => `--${kebab(role)}-${percent}:${tint}`);
  return [`color-scheme:${scheme}`, ...colours, ...tints].join(';');
}

/**
 * CSS custom properties of a style provider for both colour schemes. The system's scheme applies unless `<html data-theme>` is
 * `light` or `dark`. Pure, so that the server can inline it before any script runs.
 */
export function themeCss(styleProvider: string): string {
  const { light, dark } = tokensOf(styleProvider);
  const inDark = declarations(dark, 'dark');
  return [
    `:root{${declarations(light, 'light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${inDark}}}`,
    `@media screen{:root[data-theme=dark]{${inDark}}}`,
  ].join('');
}
