import type { ReactNode } from 'react';
import styled from 'styled-components';

import { fontSize, space } from './base/scale';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

interface EmptyStateProps {
  /** One line: what there is none of. */
  title: string;
  picture?: IconName;
  /** One thing to do about it. */
  action?: ReactNode;
}

export function EmptyState({ title, picture = 'scores', action }: EmptyStateProps) {
  return (
    <Block>
      <Picture>
        <Icon name={picture} size={44} />
      </Picture>
      <p>{title}</p>
      {action}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
  font-size: ${fontSize[15]};
  color: var(--text-muted);
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  border-radius: 50%;
  color: var(--accent);
  background: color-mix(in srgb, var(--accent) 12%, transparent);
`;
