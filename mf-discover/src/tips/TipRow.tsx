import type { Tip } from '@scoreline/shared-lib/contract';
import { formatNumber } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { pickText, Price, useViewerLocale, useReason } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, Icon, oneLine, rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { MatchTeams } from '../match/MatchTeams';
import { RowLink } from '../match/RowLink';
import { SideColumn } from '../match/SideColumn';
import { ResultMark } from './ResultMark';

/** A tip: match, pick, price and result. */
export function TipRow({ tip, league }: { tip: Tip; league?: string | undefined }) {
  const { t } = useTranslation('discover');
  const [spoilerFree] = useSetting('spoilerFree');
  const reason = useReason(tip);
  return (
    <>
      <RowLink match={tip.match} tab="insights">
        <MatchTeams match={tip.match} note={league} scores={!spoilerFree} />
        <Side>
          <Subject>
            {tip.vip && <Vip>VIP</Vip>}
            {t(`markets.${tip.market}`)}
            {tip.replayed && ` · ${t('tips.replayed')}`}
          </Subject>
          {tip.pick ? <Picked tip={tip} pick={tip.pick} /> : <Locked />}
          {tip.settlement && !spoilerFree && <ResultMark settlement={tip.settlement} />}
        </Side>
      </RowLink>
      {reason && <Reason>{reason}</Reason>}
    </>
  );
}

function Picked({ tip, pick }: { tip: Tip; pick: NonNullable<Tip['pick']> }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const [showOdds] = useSetting('showOdds');
  return (
    <>
      <Pick>{pickText({ ...pick, market: tip.market }, tip.match, t, locale)}</Pick>
      <Terms>
        {showOdds && (
          <b>
            <Price price={pick.price} />
          </b>
        )}
        <span>
          {t('tips.units', { count: pick.stake, stake: formatNumber(pick.stake, locale) })}
        </span>
      </Terms>
    </>
  );
}

/** A VIP tip before its match is over. */
function Locked() {
  const { t } = useTranslation('discover');
  return (
    <Terms>
      <Icon name="eyeOff" size={16} />
      <span>{t('tips.locked')}</span>
    </Terms>
  );
}

/** On a phone, two lines under the match, whose names get the row's whole width. */
const Side = styled(SideColumn)`
  gap: 1px;

  @media (max-width: 599.98px) {
    flex: 1 0 100%;
    grid-template-columns: auto minmax(40%, 1fr);
    justify-items: start;
    gap: 1px 8px;
    padding-inline-start: calc(${rem(56)} + 8px);

    > :nth-child(even) {
      justify-self: end;
    }
  }
`;

const Subject = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: ${fontSize[11]};
  color: var(--text-muted);
`;

const Vip = styled.b`
  padding-inline: 5px;
  border-radius: 4px;
  line-height: ${rem(16)};
  color: var(--on-accent);
  background: var(--accent);
`;

const Pick = styled.b`
  ${oneLine}
  max-inline-size: 100%;
`;

const Terms = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--text-muted);

  b {
    color: var(--text);
  }
  span {
    font-size: ${fontSize[12]};
  }
`;

const Reason = styled.p`
  padding: 0 16px 10px;
  font-size: ${fontSize[13]};
  line-height: 1.45;
  color: var(--text-muted);
`;
