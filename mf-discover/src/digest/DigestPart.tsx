import { focusRing, fontSize, Icon } from '@scoreline/shared-lib/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface DigestPartProps {
  title: string;
  /** Link to the page with more. */
  way?: { to: string; text: string };
  children: ReactNode;
}

/** One item of the digest under its heading. */
export function DigestPart({ title, way, children }: DigestPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {way && (
          <Way to={way.to}>
            {way.text}
            <Icon name="forward" size={14} />
          </Way>
        )}
      </Head>
      {children}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 16px;

  h2 {
    font-size: ${fontSize[15]};
    font-weight: 700;
  }
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  color: var(--accent);
  ${focusRing}
`;
