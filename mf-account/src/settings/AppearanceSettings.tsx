import { browserTimeZone } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice } from '@scoreline/shared-lib/page';
import { type Theme, type TimeFormat, useSetting } from '@scoreline/shared-lib/settings';
import { SegmentedControl } from '@scoreline/shared-lib/ui';

import { Line, SettingGroup } from './SettingGroup';

const themes: Theme[] = ['system', 'light', 'dark'];
const timeFormats: TimeFormat[] = ['system', 'h23', 'h12'];

/** Appearance of the page. */
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
      <TimeZone />
    </SettingGroup>
  );
}

/** A time zone for display: `Europe/Madrid`, with spaces instead of underscores. */
const nameOf = (zone: string) => zone.replaceAll('_', ' ');

function TimeZone() {
  const { t } = useTranslation('account');
  const [zone, setZone] = useSetting('timeZone');
  const own = { value: 'system', label: `${t('settings.system')} (${nameOf(browserTimeZone())})` };
  const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: nameOf(value),
  }));
  return (
    <Line label={t('settings.timeZone')}>
      <Choice
        label={t('settings.timeZone')}
        options={[own, ...zones]}
        value={zone}
        onChange={setZone}
      />
    </Line>
  );
}
