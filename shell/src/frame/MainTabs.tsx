import { useBrand } from '@scoreline/shared-lib/brand';
import { isClosed, type MainTab, mainTabs } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  focusRing,
  fontSize,
  fontWeight,
  Icon,
  type IconName,
  media,
  motion,
  space,
} from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Link } from '../federation/facades/Link';
import type { OwnedRoute } from '../routes';

const icons: Record<MainTab, IconName> = {
  scores: 'scores',
  discover: 'discover',
  favourites: 'star',
  me: 'profile',
};

interface MainTabsProps {
  routes: OwnedRoute[];
  current?: MainTab;
  /** Whether the links go by the server, which knows the right language for a page without one. */
  reload: boolean;
}

/** The main tabs that a remote of the release has: a bar on phones, a rail on tablets, a line of links on wide screens. */
export function MainTabs({ routes, current, reload }: MainTabsProps) {
  const { t } = useTranslation('shell');
  const { key } = useBrand();
  const shown = mainTabs.flatMap((tab) => {
    const route = routes.find((candidate) => candidate.tab === tab);
    return route && !isClosed(key, route.path, null) ? [{ tab, path: route.path }] : [];
  });
  return (
    <Bar aria-label={t('tabs.label')}>
      {shown.map(({ tab, path }) => (
        <Item
          key={tab}
          to={path}
          reloadDocument={reload}
          aria-current={tab === current ? 'page' : undefined}
          onClick={() => tab === current && scrollTo({ top: 0 })}
        >
          <Icon name={icons[tab]} size={24} />
          <span>{t(`tabs.${tab}`)}</span>
        </Item>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex: 1;

  ${media.tablet} {
    flex: none;
    flex-direction: column;
    gap: ${space(1)};
  }
  ${media.wide} {
    flex-direction: row;
  }
`;

const Item = styled(Link)`
  ${focusRing}
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-block-size: 56px;
  min-inline-size: 64px;
  font-size: ${fontSize[11]};
  font-weight: ${fontWeight.medium};
  color: var(--text-muted);
  transition: color ${motion.quick};

  &[aria-current='page'] {
    color: var(--accent);
  }
  ${media.wide} {
    flex-direction: row;
    gap: ${space(2)};
    padding-inline: ${space(4)};
    font-size: ${fontSize[15]};
  }
`;
