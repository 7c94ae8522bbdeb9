import { focusRing, radius, space, target } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A way to another page that is the main thing to do here: looks as the primary button does. */
export const ButtonLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-block-size: ${target};
  padding-inline: ${space(4)};
  border-radius: ${radius.chip};
  font-weight: 500;
  color: var(--on-accent);
  background: var(--accent);
  ${focusRing}
`;
