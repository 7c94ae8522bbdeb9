import { paths, sports } from '@scoreline/shared-lib/contract';
import { languageOf, useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useState } from 'react';

import { ChooseOne } from './ChooseOne';
import { Entry, EntryList } from './Entry';
import { usePrimaryTabs } from './primaryTabs';

/** Notifications, language, sport and start page. */
export function Preferences() {
  const { t } = useTranslation(['account', 'shared']);
  const [open, setOpen] = useState<'sport' | 'tab' | null>(null);
  const [sport, setSport] = useSetting('primarySport');
  const [tab, setTab] = useSetting('primaryTab');
  const [language] = useSetting('language');
  const tabs = usePrimaryTabs();
  const close = () => setOpen(null);
  const languageName = language === 'system' ? t('settings.system') : languageOf(language).name;
  return (
    <EntryList title={t('me.preferences')}>
      <Entry icon="bell" label={t('me.notifications')} to={`${paths.settings}#notifications`} />
      <Entry
        icon="language"
        label={t('me.language')}
        value={<bdi>{languageName}</bdi>}
        to={paths.language}
      />
      <Entry
        icon={sport}
        label={t('settings.primarySport')}
        value={t(`shared:sports.${sport}`)}
        onClick={() => setOpen('sport')}
      />
      <Entry
        icon="scores"
        label={t('settings.primaryTab')}
        value={t(`tabs.${tab}`)}
        onClick={() => setOpen('tab')}
      />
      <Entry icon="settings" label={t('settings.title')} to={paths.settings} />
      <ChooseOne
        open={open === 'sport'}
        title={t('settings.primarySport')}
        options={sports.map((value) => ({ value, label: t(`shared:sports.${value}`) }))}
        value={sport}
        onChoose={setSport}
        onClose={close}
      />
      <ChooseOne
        open={open === 'tab'}
        title={t('settings.primaryTab')}
        options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChoose={setTab}
        onClose={close}
      />
    </EntryList>
  );
}
