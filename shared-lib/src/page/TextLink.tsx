import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { focusRing, fontSize } from '@scoreline/shared-lib/ui';

/** A small text link to another page. */
export const TextLink = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--accent);
`;
