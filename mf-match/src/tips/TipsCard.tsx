import { paths, type Tip } from '@scoreline/shared-lib/contract';
import { formatNumber } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  pickText,
  Price,
  Section,
  TextLink,
  useViewerLocale,
  useReason,
  useVipPicks,
  VipOffer,
} from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, Icon, space, rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useMatchTipsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { TipsAwaited } from './TipsAwaited';

const none: Tip[] = [];

/** Tips on this match. Only VIPs see the pick of a VIP tip until the match is over. */
export function TipsCard() {
  const { t } = useTranslation('match');
  const { match, concealed } = useMatchView();
  const { data, isLoading } = useMatchTipsQuery({ eventId: match.eventId });
  const { tips, offer } = useVipPicks(data?.tips ?? none);
  if (concealed) return null;
  if (isLoading) return <TipsAwaited />;
  if (tips.length === 0) return null;
  const texts = { text: t('vipOffer.text'), see: t('vipOffer.see'), close: t('vipOffer.close') };
  return (
    <>
      <Section title={t('tips.title')}>
        <List>
          {tips.map((tip) => (
            <li key={tip.tipId}>
              <TipLine tip={tip} />
            </li>
          ))}
        </List>
        {tips.some(({ tipster }) => tipster.kind === 'model') && <Note>{t('tips.modelNote')}</Note>}
        <TextLink to={paths.tipRules}>{t('tips.rules')}</TextLink>
      </Section>
      {offer && <VipOffer {...texts} />}
    </>
  );
}

function TipLine({ tip }: { tip: Tip }) {
  const { t } = useTranslation('match');
  const reason = useReason(tip);
  return (
    <>
      <Subject>
        {tip.vip && <Vip>VIP</Vip>}
        {t(`tips.markets.${tip.market}`)}
      </Subject>
      {tip.pick ? (
        <Picked tip={tip} pick={tip.pick} />
      ) : (
        <Locked>
          <Icon name="lock" size={16} />
          {t('tips.locked')}
        </Locked>
      )}
      {reason && <Note>{reason}</Note>}
    </>
  );
}

function Picked({ tip, pick }: { tip: Tip; pick: NonNullable<Tip['pick']> }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const [showOdds] = useSetting('showOdds');
  return (
    <Pick>
      <b dir="auto">{pickText({ ...pick, market: tip.market }, tip.match, t, locale)}</b>
      <span>
        {showOdds && (
          <b>
            <Price price={pick.price} />
          </b>
        )}{' '}
        {t('tips.units', { count: pick.stake, stake: formatNumber(pick.stake, locale) })}
      </span>
    </Pick>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
`;

const Subject = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Vip = styled.b`
  padding-inline: 5px;
  border-radius: 4px;
  line-height: ${rem(16)};
  color: var(--on-accent);
  background: var(--accent);
`;

const Locked = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  color: var(--text-muted);
`;

const Pick = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Note = styled.p`
  padding-block-start: ${space(1)};
  font-size: ${fontSize[13]};
  line-height: 1.45;
  color: var(--text-muted);
`;
