import styled from 'styled-components';
import { fontSize, space } from '@scoreline/shared-lib/ui';

export const Text = styled.p`
  line-height: 1.45;
`;

/** Secondary text of a card. */
export const Note = styled.p`
  font-size: ${fontSize[13]};
  line-height: 1.45;
  color: var(--text-muted);
`;

/** Stacks the parts of a card. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Buttons in a row, stacked if there is no room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
