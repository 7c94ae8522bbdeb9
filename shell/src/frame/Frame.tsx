import { useBrand } from '@scoreline/shared-lib/brand';
import type { Layout, MainTab } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, fontWeight, layer, media, OfflineBar, space } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { useOnline } from '../page/useOnline';
import { useScrollMemory } from '../page/scrollMemory';
import { Link } from '../federation/facades/Link';
import type { OwnedRoute } from '../routes';
import { Footer } from '../footer/Footer';
import { Content } from './Content';
import { HeaderBar } from './HeaderBar';
import { MainTabs } from './MainTabs';
import { useWidth } from './useWidth';

interface FrameProps {
  layout: Layout;
  tab?: MainTab;
  routes: OwnedRoute[];
  children: ReactNode;
}

/** On phones only the tab pages carry the bar; there is room for navigation everywhere else. */
const hasTabs = (layout: Layout) => layout === 'tab' || layout === 'navigator';
const hasHeader = (layout: Layout) => layout === 'header' || layout === 'navigator';

/** What stands around every page: navigation, header where the layout has one, the offline bar. */
export function Frame({ layout, tab, routes, children }: FrameProps) {
  const isPhone = useWidth() === 'phone';
  const isOnline = useOnline();
  const { t } = useTranslation('shell');
  const { demoData } = useBrand();
  useScrollMemory(tab);
  const isDocument = layout === 'document';
  const navigation = (!isPhone || hasTabs(layout)) && (
    <Navigation key="navigation" as={isPhone ? 'div' : 'header'}>
      {!isPhone && <Home reload={isDocument} />}
      <MainTabs routes={routes} current={tab} reload={isDocument} />
    </Navigation>
  );
  return (
    <Page data-layout={layout} $hasBar={isPhone && hasTabs(layout)}>
      {!isPhone && <SkipLink href="#content">{t('skipToContent')}</SkipLink>}
      {/* The order of reading is the order of tabbing: a bar at the foot comes last. */}
      {!isPhone && navigation}
      {isPhone && demoData && <DemoStrip as="header">{t('demoData')}</DemoStrip>}
      <Content key="content" id="content" layout={layout}>
        {!isOnline && <OfflineBar text={t('offline')} />}
        {hasHeader(layout) && <HeaderBar />}
        {children}
      </Content>
      <Footer isDocument={isDocument} />
      {isPhone && navigation}
    </Page>
  );
}

function Home({ reload }: { reload: boolean }) {
  const { name, demoData } = useBrand();
  const { t } = useTranslation('shell');
  return (
    <Wordmark to="/" reloadDocument={reload}>
      <span aria-hidden="true">{name.charAt(0)}</span>
      <b>{name}</b>
      {demoData && <small>{t('demoData')}</small>}
    </Wordmark>
  );
}

const Page = styled.div<{ $hasBar: boolean }>`
  --frame-top: 0px;
  --frame-bottom: ${({ $hasBar }) => ($hasBar ? 'calc(56px + env(safe-area-inset-bottom))' : '0px')};
  --frame-start: 0px;
  min-block-size: 100dvh;
  padding-block-end: var(--frame-bottom);

  ${media.tablet} {
    --frame-start: 80px;
    padding-inline-start: var(--frame-start);
  }
  ${media.wide} {
    --frame-start: 0px;
    --frame-top: 56px;
  }
`;

const Navigation = styled.div`
  z-index: ${layer.bar};
  display: flex;
  background: var(--surface-raised);
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--line);

  ${media.tablet} {
    flex-direction: column;
    align-items: center;
    gap: ${space(4)};
    inset-block: 0;
    inset-inline-end: auto;
    inline-size: 80px;
    padding-block: ${space(4)};
    border-block-start: 0;
    border-inline-end: 1px solid var(--line);
  }
  ${media.wide} {
    position: sticky;
    flex-direction: row;
    gap: ${space(6)};
    inset-block: 0 auto;
    inline-size: auto;
    block-size: 56px;
    padding: 0 max(${space(6)}, calc((100vw - 1388px) / 2));
    border-inline-end: 0;
    border-block-end: 1px solid var(--line);
  }
`;

const Wordmark = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize[17]};
  font-weight: ${fontWeight.bold};

  span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 10px;
    color: var(--on-accent);
    background: var(--accent);
  }
  small {
    padding: 2px ${space(2)};
    border: 1px solid var(--line);
    border-radius: 999px;
    font-size: ${fontSize[11]};
    font-weight: ${fontWeight.medium};
    color: var(--text-muted);
  }
  ${media.tablet} {
    flex-direction: column;
    b {
      display: none;
    }
    small {
      max-inline-size: 72px;
      text-align: center;
    }
  }
  ${media.wide} {
    flex-direction: row;
    b {
      display: inline;
    }
    small {
      max-inline-size: none;
    }
  }
`;

/** Phones have no wordmark to say it beside. */
const DemoStrip = styled.aside`
  padding-block: 2px;
  background: var(--surface-raised);
  color: var(--text-muted);
  font-size: ${fontSize[11]};
  text-align: center;
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: 8px;
  color: var(--on-accent);
  background: var(--accent);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
