import { useBrand, useCanLogIn, useHasPage } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { fontSize, media, showToast, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { DeleteAccount } from './DeleteAccount';
import { AwaitedEntry, Entry, EntryList } from './Entry';
import { ExportData } from './ExportData';
import { LogOut } from './LogOut';
import { Preferences } from './Preferences';
import { usePromotionPath } from './usePromotionPath';
import { Who } from './Who';

/** The profile tab. */
export function MePage() {
  const { t } = useTranslation('account');
  const { isLogin } = useSession();
  const { vip } = useBrand();
  const canLogIn = useCanLogIn();
  const promotion = usePromotionPath();
  const excluded = useExcludedUntil() !== null;
  const hasVip = useHasPage(paths.vipCentre) && vip === true && !excluded;
  return (
    <Page>
      <Title>{t('me.title')}</Title>
      {canLogIn && <Who />}
      <Lists>
        <div>
          {(hasVip || promotion !== null) && (
            <EntryList title={t('me.more')}>
              {hasVip && <Entry icon="crown" label={t('me.vip')} to={paths.vipCentre} />}
              {promotion === undefined && <AwaitedEntry />}
              {promotion && <Entry icon="gift" label={t('me.invite')} to={promotion} />}
            </EntryList>
          )}
          <Preferences />
        </div>
        <div>
          <EntryList title={t('me.about')}>
            <Entry icon="message" label={t('me.contact')} to={paths.contactUs} />
            <TellFriend />
            <Entry icon="document" label={t('me.terms')} to={paths.terms} reload />
            <Entry icon="info" label={t('me.privacy')} to={paths.privacy} reload />
          </EntryList>
          {isLogin && <Account />}
        </div>
      </Lists>
    </Page>
  );
}

function Account() {
  const { t } = useTranslation('account');
  return (
    <EntryList title={t('me.account')}>
      {useHasPage(paths.changePassword) && (
        <Entry icon="lock" label={t('password.changeTitle')} to={paths.changePassword} />
      )}
      <ExportData />
      <LogOut way="here" />
      <LogOut way="everywhere" />
      <DeleteAccount />
    </EntryList>
  );
}

const Page = styled.div`
  padding-block-end: ${space(8)};

  ${media.tablet} {
    max-inline-size: 880px;
    margin-inline: auto;
    padding: ${space(4)} ${space(4)} ${space(12)};
  }
`;

const Title = styled.h1`
  padding: ${space(3)} ${space(4)};
  font-size: ${fontSize[22]};
  font-weight: 700;
`;

const Lists = styled.div`
  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(6)};
    align-items: start;
  }
`;

/** Opens the system's share sheet, or shows the address if there is none. */
function TellFriend() {
  const { t } = useTranslation('account');
  const { name, siteUrl } = useBrand();
  const share = async () => {
    const content = { title: name, text: t('me.tellText', { brand: name }), url: siteUrl };
    try {
      if (navigator.share) return await navigator.share(content);
      await navigator.clipboard.writeText(`${content.text} ${siteUrl}`);
      showToast(t('me.copied'));
    } catch (reason) {
      // Closing the share sheet is not an error.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) showToast(siteUrl);
    }
  };
  return <Entry icon="share" label={t('me.tell')} onClick={() => void share()} />;
}
