import { media } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Rows on one card, separated by hairlines. */
export const Rows = styled.ul`
  background: var(--surface-raised);
  border-block: 1px solid var(--line);

  > li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
  }
`;
