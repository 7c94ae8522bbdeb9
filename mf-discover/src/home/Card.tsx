import type { Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, fontSize, Icon, media } from '@scoreline/shared-lib/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Explanation } from '../page/Explanation';
import { type PageName, pagePaths } from '../pagePaths';

interface CardProps {
  page: PageName;
  sport: Sport;
  children: ReactNode;
}

/** The first rows of a list, with a link to the whole list. */
export function Card({ page, sport, children }: CardProps) {
  const { t } = useTranslation('discover');
  const id = useId();
  return (
    <Face aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <All to={`${pagePaths[page]}?sport=${sport}`}>
            {t(`names.${page}`)}
            <Icon name="forward" size={16} />
          </All>
        </h2>
        <Explanation page={page} />
      </Head>
      {children}
    </Face>
  );
}

const Face = styled.section`
  --ring-offset: -2px;
  background: var(--surface-raised);
  border-block: 1px solid var(--line);

  > ul {
    border: 0;
    border-block-start: 1px solid var(--line);
    border-radius: 0;
  }
  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: 16px 4px;
`;

const All = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  border-radius: 8px;
  font-size: ${fontSize[15]};
  font-weight: 700;
`;
