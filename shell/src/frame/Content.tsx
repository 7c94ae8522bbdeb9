import type { Layout } from '@scoreline/shared-lib/contract';
import { space } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

interface ContentProps {
  id: string;
  layout: Layout;
  children: ReactNode;
}

/** The page's content: full width, or a column for the document and responsive layouts. */
export function Content({ id, layout, children }: ContentProps) {
  return (
    <Main id={id} tabIndex={-1} $layout={layout}>
      {children}
    </Main>
  );
}

const column = (width: string) => css`
  max-inline-size: ${width};
  margin-inline: auto;
  padding: ${space(6)} ${space(4)};
`;

const Main = styled.main<{ $layout: Layout }>`
  outline: none;
  /* Keeps the footer below the fold while the page loads. */
  min-block-size: calc(100dvh - var(--frame-top) - var(--frame-bottom));
  ${({ $layout }) => $layout === 'document' && column('720px')}
  ${({ $layout }) => $layout === 'responsive' && column('480px')}
`;
