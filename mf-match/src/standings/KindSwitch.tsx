import { useTranslation } from '@scoreline/shared-lib/i18n';
import { hiddenScrollbar, SegmentedControl } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

export const kinds = ['all', 'home', 'away', 'form', 'live'] as const;
export type Kind = (typeof kinds)[number];

/** Selects the matches that a table counts. */
export function KindSwitch(props: { value: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTranslation('match');
  return (
    <Frame data-scrolls>
      <SegmentedControl<Kind>
        label={t('standings.kind')}
        options={kinds.map((value) => ({ value, label: t(`standings.kinds.${value}`) }))}
        {...props}
      />
    </Frame>
  );
}

const Frame = styled.div`
  --ring-offset: -2px;
  overflow-x: auto;
  padding: 2px 16px;
  ${hiddenScrollbar}

  @media (min-width: 768px) {
    padding-inline: 2px;
  }
`;
