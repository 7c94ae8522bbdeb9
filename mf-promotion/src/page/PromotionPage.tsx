import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { paths } from '@scoreline/shared-lib/contract';
import { Answer, NarrowPage, PageColumn, TopBar } from '@scoreline/shared-lib/page';
import { fontSize, oneLine } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';

import { useRememberedCode } from '../invite/useInvite';
import { StandingContext, usePromotion } from '../promotion/usePromotion';
import { SubPages } from './SubPages';
import { usePageTitle } from './usePageTitle';

interface PromotionPageProps {
  /** Key of the templates for title and description. */
  page: string;
  /** Its entry in the sub-page navigation, the same as `page` by default. */
  nav?: string;
  title: string;
  /** Buttons at the end of the top line. */
  actions?: ReactNode;
  width?: number;
  children: (promotion: PromotionOverview) => ReactNode;
}

const usualWidth = 1040;

/** A page of a promotion: title with a back button, navigation, and content that needs the promotion's data. */
export function PromotionPage(props: PromotionPageProps) {
  const { page, nav = page, title, actions, width = usualWidth, children } = props;
  const { promotionId, code, of, standing, isMissing, isClosed } = usePromotion();
  useRememberedCode(code);
  usePageTitle(page);
  if (isClosed) return <Navigate to={paths.promotionNotAvailable} replace />;
  if (isMissing) return null;
  return (
    <NarrowPage $width={width}>
      <TopBar actions={actions}>
        <Title>{title}</Title>
      </TopBar>
      <SubPages promotionId={promotionId} current={nav} />
      <PageColumn>
        <StandingContext value={standing}>
          <Answer of={of} rows={6}>
            {children}
          </Answer>
        </StandingContext>
      </PageColumn>
    </NarrowPage>
  );
}

const Title = styled.h1`
  ${oneLine}
  font-size: ${fontSize[17]};
  font-weight: 700;
`;
