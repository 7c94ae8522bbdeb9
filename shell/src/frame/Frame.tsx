import { useBrand } from '@scoreline/shared-lib/brand';
import { hasTabs, type Layout, type MainTab } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { layer, OfflineBar, space, useOnline } from '@scoreline/shared-lib/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Part } from '../page/failure/Boundary';
import { useScrollMemory } from '../page/history/scrollMemory';
import type { OwnedRoute } from '../routes';
import { Footer } from '../footer/Footer';
import { Content } from './Content';
import { HeaderBar } from './HeaderBar';
import { MainTabs } from './MainTabs';

interface FrameProps {
  layout: Layout;
  tab?: MainTab;
  routes: OwnedRoute[];
  children: ReactNode;
}

const hasHeader = (layout: Layout) => ['header', 'navigator', 'document'].includes(layout);

/** The frame of every page: navigation, a header where the layout has one, the offline bar. */
export function Frame({ layout, tab, routes, children }: FrameProps) {
  const isPhone = useWidth() === 'phone';
  const isOnline = useOnline();
  const { t } = useTranslation('shell');
  const { demoData } = useBrand();
  useScrollMemory(tab);
  const isDocument = layout === 'document';
  const Bar = isPhone ? 'div' : 'header';
  const navigation = (!isPhone || hasTabs(layout)) && (
    <Bar key="navigation" className="frame-bar">
      <Part>
        {!isPhone && <Home reload={isDocument} />}
        <MainTabs routes={routes} current={tab} reload={isDocument} />
      </Part>
    </Bar>
  );
  return (
    <div className="frame" data-layout={layout}>
      {!isPhone && <SkipLink href="#content">{t('skipToContent')}</SkipLink>}
      {/* Reading order equals tab order: a bar at the bottom is last. */}
      {!isPhone && navigation}
      {isPhone && demoData && <header className="frame-strip">{t('demoData')}</header>}
      <Content key="content" id="content" layout={layout}>
        {!isOnline && <OfflineBar text={t('offline')} />}
        <Part>{hasHeader(layout) && <HeaderBar reload={isDocument} />}</Part>
        {children}
      </Content>
      <Part>
        <Footer isDocument={isDocument} />
      </Part>
      {isPhone && navigation}
    </div>
  );
}

function Home({ reload }: { reload: boolean }) {
  const { name, demoData } = useBrand();
  const { t } = useTranslation('shell');
  return (
    <Link className="frame-home" to="/" reloadDocument={reload}>
      <span aria-hidden="true">{name.charAt(0)}</span>
      <b>{name}</b>
      {demoData && <small>{t('demoData')}</small>}
    </Link>
  );
}

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

type Width = 'phone' | 'tablet' | 'wide';

const wide = matchMedia('(min-width: 1200px)');
const tablet = matchMedia('(min-width: 768px)');

function subscribe(listener: () => void): () => void {
  const queries = [wide, tablet];
  for (const query of queries) query.addEventListener('change', listener);
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}

const current = (): Width => (wide.matches ? 'wide' : tablet.matches ? 'tablet' : 'phone');

/** The layout that fits the window: one of three. */
const useWidth = (): Width => useSyncExternalStore(subscribe, current);
