import { useTranslation } from '@scoreline/shared-lib/i18n';
import { type Theme, type TimeFormat, useSetting } from '@scoreline/shared-lib/settings';
import { SegmentedControl } from '@scoreline/shared-lib/ui';

import { Line, SettingGroup } from './SettingGroup';

const themes: Theme[] = ['system', 'light', 'dark'];
const timeFormats: TimeFormat[] = ['h23', 'h12'];

/** How the page looks. */
export function AppearanceSettings() {
  const { t } = useTranslation('account');
  const [theme, setTheme] = useSetting('theme');
  const [timeFormat, setTimeFormat] = useSetting('timeFormat');
  return (
    <SettingGroup title={t('settings.appearance')}>
      <Line label={t('settings.theme')}>
        <SegmentedControl
          label={t('settings.theme')}
          options={themes.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      </Line>
      <Line label={t('settings.timeFormat')}>
        <SegmentedControl
          label={t('settings.timeFormat')}
          options={timeFormats.map((value) => ({
            value,
            label: t(`settings.timeFormats.${value}`),
          }))}
          value={timeFormat}
          onChange={setTimeFormat}
        />
      </Line>
    </SettingGroup>
  );
}
