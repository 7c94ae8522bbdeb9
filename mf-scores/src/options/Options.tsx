import { formatOdds, oddsFormats, type OddsFormat } from '@scoreline/shared-lib/format';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { Switch } from '@scoreline/shared-lib/page';
import { fontSize, Sheet, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { allowSound, playGoal } from '../goal/goalSound';

/** A price that looks different in every format. */
const examplePrice = 2.5;

/** Options of the list: odds and their format, spoilers, sound. */
export function Options({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['scores', 'shared']);
  const [showOdds, setShowOdds] = useSetting('showOdds');
  const [spoilerFree, setSpoilerFree] = useSetting('spoilerFree');
  const excluded = useExcludedUntil() !== null;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('options.title')}
      closeLabel={t('shared:actions.close')}
    >
      <Switch checked={spoilerFree} onChange={setSpoilerFree}>
        {t('options.spoilerFree')}
        <Note>{t('options.spoilerFreeNote')}</Note>
      </Switch>
      <SoundSwitch />
      {!excluded && (
        <Switch checked={showOdds} onChange={setShowOdds}>
          {t('options.showOdds')}
          <Note>{t('options.showOddsNote')}</Note>
        </Switch>
      )}
      {showOdds && <Formats />}
    </Sheet>
  );
}

function SoundSwitch() {
  const { t } = useTranslation('scores');
  const [sound, setSound] = useSetting('sound');
  const change = (on: boolean) => {
    setSound(on);
    if (!on) return;
    allowSound();
    playGoal();
  };
  return (
    <Switch checked={sound} onChange={change}>
      {t('options.sound')}
      <Note>{t('options.soundNote')}</Note>
    </Switch>
  );
}

function Formats() {
  const { t } = useTranslation(['scores', 'shared']);
  const [format, setFormat] = useSetting('oddsFormat');
  return (
    <Group>
      <legend>{t('options.oddsFormat')}</legend>
      {oddsFormats.map((each) => (
        <Format key={each} each={each} chosen={each === format} onChoose={setFormat} />
      ))}
    </Group>
  );
}

interface FormatProps {
  each: OddsFormat;
  chosen: boolean;
  onChoose: (format: OddsFormat) => void;
}

function Format({ each, chosen, onChoose }: FormatProps) {
  const { t } = useTranslation('shared');
  const { tag } = useLocale();
  return (
    <Choice>
      <input type="radio" name="odds-format" checked={chosen} onChange={() => onChoose(each)} />
      {t(`odds.${each}`)}
      <Example>{formatOdds(examplePrice, each, tag)}</Example>
    </Choice>
  );
}

const Note = styled.span`
  display: block;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Group = styled.fieldset`
  margin: 8px 0 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${fontSize[12]};
    font-weight: 500;
    color: var(--text-muted);
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  cursor: pointer;

  input {
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--accent);
  }
`;

const Example = styled.span`
  ${tabularDigits}
  margin-inline-start: auto;
  color: var(--text-muted);
`;
