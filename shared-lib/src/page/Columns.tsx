import { media } from '@scoreline/shared-lib/ui';
import styled, { css } from 'styled-components';

/** Centres the page at its own width, limited to 768 px on a tablet. */
const centred = css`
  ${media.tablet} {
    max-inline-size: min(768px, var(--page-width, 1132px));
    margin-inline: auto;
    padding-inline: 16px;
  }
  ${media.wide} {
    max-inline-size: var(--page-width, 1132px);
  }
`;

/** The page's content and, on a wide page, a column beside it. */
export const Columns = styled.div`
  ${centred}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-block: 12px 32px;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;
  }
  /* In print, a grid would move tall items to the next page. */
  @media print {
    display: block;
    max-inline-size: none;
    padding: 0;
  }
`;

/** Sections in a column. */
export const Stack = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);

  @media print {
    display: block;

    > * + * {
      margin-block-start: 12px;
    }
  }
`;

/** Root of a single-column page: its top line, head, tabs and column share this width in pixels. */
export const NarrowPage = styled.div<{ $width?: number }>`
  --page-width: ${({ $width = 880 }) => $width}px;
`;

/** The page's single column. */
export const PageColumn = styled.div`
  ${centred}
  padding-block: 12px 32px;
`;
