import { useBrand } from '@scoreline/shared-lib/brand';
import { type MainTab, shownTabs, tabOutlines } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Link } from 'react-router-dom';

import type { OwnedRoute } from '../routes';

interface MainTabsProps {
  routes: OwnedRoute[];
  current?: MainTab;
  /** Whether links reload, because only the server knows the language for a page whose address has none. */
  reload: boolean;
}

/** The main tabs of the release's remotes: a bar on phones, a rail on tablets, a row of links on wide screens. */
export function MainTabs({ routes, current, reload }: MainTabsProps) {
  const { t } = useTranslation('shell');
  const { key } = useBrand();
  return (
    <nav className="frame-tabs" aria-label={t('tabs.label')}>
      {shownTabs(routes, key).map(({ tab, path }) => (
        <Link
          key={tab}
          to={path}
          reloadDocument={reload}
          aria-current={tab === current ? 'page' : undefined}
          onClick={() => tab === current && scrollTo({ top: 0 })}
        >
          <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false">
            <path d={tabOutlines[tab]} />
          </svg>
          <span>{t(`tabs.${tab}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
