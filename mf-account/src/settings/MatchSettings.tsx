import { formatOdds, type OddsFormat, oddsFormats } from '@scoreline/shared-lib/format';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice, Switch } from '@scoreline/shared-lib/page';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';

import { Line, Note, SettingGroup } from './SettingGroup';

/** A price that looks different in every format. */
const examplePrice = 2.5;

/** Match settings: odds and their format, scores, sound. */
export function MatchSettings() {
  const { t } = useTranslation(['account', 'shared']);
  const { tag } = useLocale();
  const [showOdds, setShowOdds] = useSetting('showOdds');
  const [oddsFormat, setOddsFormat] = useSetting('oddsFormat');
  const [spoilerFree, setSpoilerFree] = useSetting('spoilerFree');
  const [sound, setSound] = useSetting('sound');
  const excluded = useExcludedUntil() !== null;
  const options = oddsFormats.map((value) => ({
    value,
    label: `${t(`shared:odds.${value}`)} (${formatOdds(examplePrice, value, tag)})`,
  }));
  return (
    <SettingGroup title={t('settings.matches')}>
      {!excluded && (
        <Switch checked={showOdds} onChange={setShowOdds}>
          {t('settings.showOdds')}
          <Note>{t('settings.showOddsNote')}</Note>
        </Switch>
      )}
      {showOdds && (
        <Line label={t('settings.oddsFormat')}>
          <Choice
            label={t('settings.oddsFormat')}
            options={options}
            value={oddsFormat}
            onChange={(value) => setOddsFormat(value as OddsFormat)}
          />
        </Line>
      )}
      <Switch checked={spoilerFree} onChange={setSpoilerFree}>
        {t('settings.spoilerFree')}
        <Note>{t('settings.spoilerFreeNote')}</Note>
      </Switch>
      <Switch checked={sound} onChange={setSound}>
        {t('settings.sound')}
        <Note>{t('settings.soundNote')}</Note>
      </Switch>
    </SettingGroup>
  );
}
