import { focusRing, radius, space, target } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A link for the page's main action; styled as the primary button. */
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
