import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { focusRing, plainButton } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { canSound } from './sound';

const waves = 'M15.5 8.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12';
const cross = 'M16 9.5l5 5M21 9.5l-5 5';

/** Switch for the wheel's sound, off by default. */
export function SoundSwitch() {
  const { t } = useTranslation('promotion');
  const [isOn, setOn] = useSetting('sound');
  if (!canSound()) return null;
  const label = t(isOn ? 'draw.soundOff' : 'draw.soundOn');
  return (
    <Face type="button" aria-label={label} title={label} onClick={() => setOn(!isOn)}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={`M4 9.5h3.5L12 6v12l-4.5-3.5H4z${isOn ? waves : cross}`} />
      </svg>
    </Face>
  );
}

const Face = styled.button`
  ${plainButton}
  ${focusRing}
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 8px;
  color: var(--text-muted);

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
