import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useTimeLabel } from '@scoreline/shared-lib/page';
import { Button, fontSize, Icon, media } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import type { MatchTab } from '../match/matchTabs';
import { usePresentName } from './usePresentName';

/** Tabs that rewind with the match. */
const rewinds: readonly MatchTab[] = ['odds', 'standings'];

/** Says, on every tab without the graph, that the page shows an earlier moment, with a way back to the present. */
export function PastBar({ tab }: { tab: MatchTab }) {
  const { t } = useTranslation('match');
  const { match, time } = useMatchView();
  const label = useTimeLabel(match);
  const present = usePresentName();
  return (
    <Bar>
      <Icon name="clock" size={18} />
      <p>
        <b>
          <bdi dir="ltr">{`${label} · ${match.home.score} – ${match.away.score}`}</bdi>
        </b>
        {!rewinds.includes(tab) && <span>{t('moment.whole')}</span>}
      </p>
      <Button kind="quiet" onClick={() => time.settle(null)}>
        {present}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-end: 8px;
  padding: 4px 16px;
  background: var(--surface-raised);
  border-block-end: 1px solid var(--line);
  font-size: ${fontSize[13]};

  svg {
    flex: none;
    color: var(--accent);
  }
  p {
    flex: 1;
    display: grid;
  }
  span {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: 12px;
  }
`;
