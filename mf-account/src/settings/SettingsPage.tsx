import { StorageNote, TopBar } from '@scoreline/shared-lib/page';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, media, space } from '@scoreline/shared-lib/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@scoreline/shared-lib/contract';
import { useSession } from '@scoreline/shared-lib/session';

import { AppearanceSettings } from './AppearanceSettings';
import { BettingSettings } from './BettingSettings';
import { CalendarSettings } from './CalendarSettings';
import { MatchSettings } from './MatchSettings';
import { NotificationSettings } from './NotificationSettings';
import { StartSettings } from './StartSettings';
import { Entry, EntryList } from '../me/Entry';

/** All settings. A change applies at once, on this device and to the account. */
export function SettingsPage() {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Page>
      <TopBar>
        <Title>{t('settings.title')}</Title>
      </TopBar>
      <Groups>
        <StorageNote />
        <StartSettings />
        <AppearanceSettings />
        <MatchSettings />
        <BettingSettings />
        <NotificationSettings />
        <CalendarSettings />
        <SecuritySettings />
      </Groups>
    </Page>
  );
}

const Page = styled.div`
  --page-width: 600px;
`;

const Title = styled.h1`
  font-size: ${fontSize[17]};
  font-weight: 700;
`;

const Groups = styled.div`
  padding-block-end: ${space(12)};

  ${media.tablet} {
    max-inline-size: var(--page-width);
    margin-inline: auto;
    padding-inline: ${space(4)};
  }
`;

/** Security settings of a member. Renders nothing for a visitor. */
function SecuritySettings() {
  const { t } = useTranslation('account');
  const { isLogin } = useSession();
  if (!isLogin) return null;
  return (
    <EntryList title={t('settings.security')}>
      <Entry icon="lock" label={t('twoStep.title')} to={paths.twoStep} />
    </EntryList>
  );
}
