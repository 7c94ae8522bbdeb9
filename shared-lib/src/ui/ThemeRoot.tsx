import { useEffect, type ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';

import { themeCss, useBrand } from '../brand';
import { useSetting } from '../settings';

/** Applies the brand's tokens, the typeface and the global styles. */
export function ThemeRoot(props: { children: ReactNode }) {
  const { styleProvider } = useBrand();
  const [theme] = useSetting('theme');
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <StyleSheetManager enableVendorPrefixes>
      <Tokens $styleProvider={styleProvider} />
      <Page />
      {props.children}
    </StyleSheetManager>
  );
}

const Tokens = createGlobalStyle<{ $styleProvider: string }>`
  ${(props) => themeCss(props.$styleProvider)}
`;

const Page = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: var(--surface);
    color: var(--text);
    font: 400 0.9375rem/1.35 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  a { color: inherit; text-decoration: none; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: var(--ring-offset, 2px); }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Even a short transition of all properties would delay inherited colours by a frame per level. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
