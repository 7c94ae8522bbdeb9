import { type ApiError, useCall } from '@scoreline/shared-lib/api';
import { bizCodes, type MatchSummary, type TipRefused } from '@scoreline/shared-lib/contract';
import { formatNumber, formatOdds } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice, Switch, useViewerLocale } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Button, ConfirmDialog, fontSize, useToast } from '@scoreline/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

import { pickText } from '@scoreline/shared-lib/page';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { Field } from './Field';
import { type Offer, OfferChoice, type Outcome } from './OfferChoice';
import { ReasonField, type Reasons } from './ReasonField';

interface TipFormProps {
  match: MatchSummary;
  offers: readonly Offer[];
  name: string;
  onPublished: () => void;
  /** Called if the prices on screen are no longer on offer. */
  onMoved: () => void;
}

const stakes = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10];

/** The form of a tip. Publishing asks for confirmation, because a tip cannot be changed afterwards. */
export function TipForm({ match, offers, name, onPublished, onMoved }: TipFormProps) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const toast = useToast();
  const say = useTipText(match);
  const [chosen, setOffer] = useState<Offer>(firstItem(offers));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [stake, setStake] = useState(1);
  const [reasons, setReasons] = useState<Reasons>({});
  const [vip, setVip] = useState(false);
  const [asks, setAsks] = useState(false);
  const { call, busy, error } = useCall('patron/frontend/tips/publish');
  const offer = offers.find((one) => isSame(one, chosen)) ?? firstItem(offers);
  const price = outcome && offer[outcome];

  const publish = async () => {
    setAsks(false);
    if (!outcome || price === null) return;
    const { bookmakerId, market, line } = offer;
    const { data, error: refused } = await call({
      ...{ eventId: match.eventId, bookmakerId, market, line, outcome, price, stake, vip },
      reason: written(reasons),
    });
    if (refusalOf(refused)?.refusal === 'priceMoved') onMoved();
    if (!data) return;
    toast.toast(t('editor.published'));
    onPublished();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsks(outcome !== null);
  };
  return (
    <Form onSubmit={submit}>
      <OfferChoice
        {...{ match, offers, offer, outcome }}
        onOffer={(next) => {
          setOffer(next);
          if (outcome && next[outcome] === null) setOutcome(null);
        }}
        onOutcome={setOutcome}
      />
      <Field name={t('editor.stake')}>
        <Choice
          label={t('editor.stake')}
          options={stakes.map((units) => ({
            value: String(units),
            label: t('tips.units', { count: units, stake: formatNumber(units, locale) }),
          }))}
          value={String(stake)}
          onChange={(units) => setStake(Number(units))}
        />
      </Field>
      <ReasonField reasons={reasons} onChange={setReasons} />
      <Switch checked={vip} onChange={setVip}>
        {t('editor.vip')}
      </Switch>
      <Refused error={error} />
      <Button type="submit" disabled={busy || outcome === null}>
        {t('editor.publish', { name })}
      </Button>
      <ConfirmDialog
        open={asks}
        title={outcome ? say(offer, outcome, stake) : ''}
        text={t('editor.forGood')}
        confirmLabel={t('editor.publishNow')}
        cancelLabel={t('shared:actions.cancel')}
        onConfirm={() => void publish()}
        onCancel={() => setAsks(false)}
      />
    </Form>
  );
}

const isSame = (one: Offer, other: Offer) =>
  one.bookmakerId === other.bookmakerId && one.market === other.market && one.line === other.line;

const written = (reasons: Reasons): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reasons)
      .map(([code, text]) => [code, text.trim()])
      .filter(([, text]) => text),
  ) as Record<string, string>;

/** Pick, price and stake in one line. */
function useTipText(match: MatchSummary) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const [format] = useSetting('oddsFormat');
  return (offer: Offer, outcome: Outcome, stake: number): string =>
    [
      pickText({ ...offer, outcome }, match, t, locale),
      formatOdds(offer[outcome] ?? undefined, format, locale),
      t('tips.units', { count: stake, stake: formatNumber(stake, locale) }),
    ].join(' · ');
}

const refusalOf = (error: ApiError | null | undefined): TipRefused | null =>
  error?.bizCode === bizCodes.tipRefused ? (error.data as TipRefused) : null;

function Refused({ error }: { error: ApiError | null }) {
  const { t } = useTranslation('discover');
  if (!error) return null;
  const refused = refusalOf(error);
  return (
    <Wrong role="alert">{refused ? t(`editor.refused.${refused.refusal}`) : error.message}</Wrong>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block-start: 16px;
`;

const Wrong = styled.p`
  padding: 12px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  background: var(--loss-12);
`;
