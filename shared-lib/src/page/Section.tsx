import { fontSize, media } from '@scoreline/shared-lib/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface SectionProps {
  title?: string;
  /** Beside the title: a link or a choice. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of the page with a heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={title ? id : undefined}>
      {title && (
        <Head>
          <Title id={id}>{title}</Title>
          {aside}
        </Head>
      )}
      {children}
    </Card>
  );
}

const Card = styled.section`
  padding: 12px 16px 16px;
  background: var(--surface-raised);
  border-block: 1px solid var(--line);

  > [role='radiogroup'] {
    margin-block-end: 8px;
  }
  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: 12px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 32px;
  padding-block-end: 8px;
`;

const Title = styled.h2`
  font-size: ${fontSize[15]};
  font-weight: 700;
`;
