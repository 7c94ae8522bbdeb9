import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

const moments = ['now', 'kickOff'] as const;
export type Moment = (typeof moments)[number];

/** Selects the moment of the table of a finished match. */
export function MomentSwitch(props: { value: Moment; onChange: (moment: Moment) => void }) {
  const { t } = useTranslation('match');
  return (
    <Frame>
      <SegmentedControl<Moment>
        label={t('standings.moment.label')}
        options={moments.map((value) => ({ value, label: t(`standings.moment.${value}`) }))}
        {...props}
      />
    </Frame>
  );
}

const Frame = styled.div`
  padding-inline: 16px;

  @media (min-width: 768px) {
    padding-inline: 2px;
  }
`;
