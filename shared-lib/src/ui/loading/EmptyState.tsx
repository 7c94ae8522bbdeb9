import type { ReactNode } from 'react';
import styled from 'styled-components';

import { fontSize, space } from '../base/scale';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/iconPaths';

interface EmptyStateProps {
  /** One line that names the missing content. */
  title: string;
  /** True if it is the page's only content: its title is then the page's heading. */
  page?: boolean;
  /** A line below the title. */
  note?: string;
  picture?: IconName;
  /** One action that helps. */
  action?: ReactNode;
}

/** Replaces a list or a page that has no content. */
export function EmptyState(props: EmptyStateProps) {
  const { title, page, note, picture = 'scores', action } = props;
  return (
    <Block>
      <Picture>
        <Icon name={picture} size={44} />
      </Picture>
      {page ? <Heading>{title}</Heading> : <p>{title}</p>}
      {note && <p>{note}</p>}
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

const Heading = styled.h1`
  font-size: ${fontSize[22]};
  color: var(--text);
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  border-radius: 50%;
  color: var(--accent);
  background: var(--accent-12);
`;
