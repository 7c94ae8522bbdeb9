import { media } from '@scoreline/shared-lib/ui';
import styled, { css } from 'styled-components';

/** In the middle of a screen that is wider than the page; as wide as the page says, which a tablet does not use up. */
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

/** The page's part and, on a wide page, one beside it. */
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
  /* A grid moves what is higher than the rest of a sheet to the next one. */
  @media print {
    display: block;
    max-inline-size: none;
    padding: 0;
  }
`;

/** Sections one below the other. */
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

/** Around a page of one part: its top line, head, tabs and column are as many pixels wide. */
export const NarrowPage = styled.div<{ $width?: number }>`
  --page-width: ${({ $width = 880 }) => $width}px;
`;

/** A page's one column. */
export const PageColumn = styled.div`
  ${centred}
  padding-block: 12px 32px;
`;
