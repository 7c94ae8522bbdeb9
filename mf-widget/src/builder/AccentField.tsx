import { tokensOf } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Switch } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { contrast, readable } from '../styles/accent';
import { Field } from './Field';

interface Props {
  accent: string | null;
  /** The brand's theme. */
  style: string;
  onChange(accent: string | null): void;
}

const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** A custom accent colour, with its contrast on light and dark backgrounds. */
export function AccentField({ accent, style, onChange }: Props) {
  const { t } = useTranslation('widget');
  const { light, dark } = tokensOf(style);
  const [onLight, onDark] = accent
    ? [contrast(accent, light.surfaceRaised), contrast(accent, dark.surfaceRaised)]
    : [0, 0];
  const said = { light: rounded(onLight), dark: rounded(onDark) };
  const isGood = Math.min(onLight, onDark) >= readable;
  const hint = accent ? t(isGood ? 'builder.accentGood' : 'builder.accentWeak', said) : undefined;
  return (
    <Field label={t('builder.accent')} hint={hint}>
      <Switch
        checked={accent !== null}
        onChange={(isOwn) => onChange(isOwn ? light.accent.toLowerCase() : null)}
      >
        {t('builder.accentOwn')}
      </Switch>
      {accent !== null && (
        <Colour
          type="color"
          aria-label={t('builder.accent')}
          value={accent}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const Colour = styled.input`
  inline-size: 100%;
  block-size: 44px;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface-raised);
`;
