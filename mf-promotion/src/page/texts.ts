import styled from 'styled-components';
import { fontSize, space } from '@scoreline/shared-lib/ui';

/** A sentence of a card. */
export const Text = styled.p`
  line-height: 1.45;
`;

/** What is good to know and not what the card is about. */
export const Note = styled.p`
  font-size: ${fontSize[13]};
  line-height: 1.45;
  color: var(--text-muted);
`;

/** Parts of a card below each other. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Buttons beside each other, below each other where there is no room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
