import { paths, sports } from '@scoreline/shared-lib/contract';
import { languageOf, useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { SegmentedControl } from '@scoreline/shared-lib/ui';

import { TextLink } from '../form/TextLink';
import { usePrimaryTabs } from '../me/primaryTabs';
import { Line, SettingGroup } from './SettingGroup';

/** Start page and language. */
export function StartSettings() {
  const { t } = useTranslation(['account', 'shared']);
  const [sport, setSport] = useSetting('primarySport');
  const [tab, setTab] = useSetting('primaryTab');
  const [language] = useSetting('language');
  const tabs = usePrimaryTabs();
  return (
    <SettingGroup title={t('settings.start')}>
      <Line label={t('settings.primarySport')}>
        <SegmentedControl
          label={t('settings.primarySport')}
          options={sports.map((value) => ({ value, label: t(`shared:sports.${value}`) }))}
          value={sport}
          onChange={setSport}
        />
      </Line>
      <Line label={t('settings.primaryTab')}>
        <Choice
          label={t('settings.primaryTab')}
          options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={(value) => setTab(value as typeof tab)}
        />
      </Line>
      <Line label={t('me.language')}>
        <TextLink to={paths.language}>
          <bdi>{language === 'system' ? t('settings.system') : languageOf(language).name}</bdi>
        </TextLink>
      </Line>
    </SettingGroup>
  );
}
