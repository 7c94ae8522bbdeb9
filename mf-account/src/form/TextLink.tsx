import { focusRing, plainButton, target } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: ${target};
  font-weight: 500;
  color: var(--accent);
  text-align: center;
  ${focusRing}

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
  &:disabled {
    color: var(--text-muted);
    text-decoration: none;
    cursor: default;
  }
`;

/** A text link to another page. */
export const TextLink = styled(Link)`
  ${look}
`;

/** A text button for an immediate action. */
export const TextButton = styled.button`
  ${plainButton}
  ${look}
`;
