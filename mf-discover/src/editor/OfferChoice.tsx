import type { Market, MatchSummary, TipOffers } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  Choice,
  chosenCard,
  Price,
  useBookName,
  useViewerLocale,
} from '@scoreline/shared-lib/page';
import { fontSize, SegmentedControl, tabularDigits } from '@scoreline/shared-lib/ui';
import { useId } from 'react';
import styled from 'styled-components';

import { lineText, pickText } from '@scoreline/shared-lib/page';
import { Field } from './Field';

export type Offer = TipOffers['offers'][number];
export type Outcome = 'home' | 'draw' | 'away';

interface OfferChoiceProps {
  match: MatchSummary;
  offers: readonly Offer[];
  offer: Offer;
  outcome: Outcome | null;
  onOffer: (offer: Offer) => void;
  onOutcome: (outcome: Outcome) => void;
}

const first = <T, K>(all: readonly T[], keyOf: (one: T) => K): T[] =>
  all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);

/** Selects the market, bookmaker, line and outcome of a tip. */
export function OfferChoice(props: OfferChoiceProps) {
  const { offers, offer, onOffer } = props;
  const nameOf = useBookName();
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const ofMarket = offers.filter(({ market }) => market === offer.market);
  const lines = ofMarket
    .filter(({ bookmakerId }) => bookmakerId === offer.bookmakerId)
    .sort((a, b) => a.line - b.line);
  const take = (among: readonly Offer[], is: (one: Offer) => boolean) => {
    const found = among.find(is);
    if (found) onOffer(found);
  };
  return (
    <Field name={t('filters.market')}>
      <SegmentedControl<Market>
        label={t('filters.market')}
        options={first(offers, ({ market }) => market).map(({ market }) => ({
          value: market,
          label: t(`markets.${market}`),
        }))}
        value={offer.market}
        onChange={(market) => take(offers, (one) => one.market === market)}
      />
      <Line>
        <Choice
          label={t('filters.bookmaker')}
          options={first(ofMarket, ({ bookmakerId }) => bookmakerId).map(
            ({ bookmakerId, bookmaker }) => ({
              value: String(bookmakerId),
              label: nameOf(bookmaker),
            }),
          )}
          value={String(offer.bookmakerId)}
          onChange={(id) => take(ofMarket, ({ bookmakerId }) => String(bookmakerId) === id)}
        />
        {lines.length > 1 && (
          <Choice
            label={t('editor.line')}
            options={lines.map(({ line }) => ({
              value: String(line),
              label: lineText(offer.market, line, locale),
            }))}
            value={String(offer.line)}
            onChange={(wanted) => take(lines, ({ line }) => String(line) === wanted)}
          />
        )}
      </Line>
      <Outcomes {...props} />
    </Field>
  );
}

function Outcomes({ match, offer, outcome, onOutcome }: OfferChoiceProps) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const name = useId();
  return (
    <Picks role="radiogroup" aria-label={t('editor.pick')}>
      {(['home', 'draw', 'away'] as const).map((side) => {
        const price = offer[side];
        return price === null ? null : (
          <Pick key={side}>
            <input
              type="radio"
              name={name}
              checked={side === outcome}
              onChange={() => onOutcome(side)}
            />
            <span>
              <span dir="auto">{pickText({ ...offer, outcome: side }, match, t, locale)}</span>
              <b>
                <Price price={price} />
              </b>
            </span>
          </Pick>
        );
      })}
    </Picks>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Picks = styled.div`
  ${tabularDigits}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;
  inline-size: 100%;
`;

const Pick = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  > span {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    min-block-size: 56px;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: 8px;
    font-size: ${fontSize[12]};
    text-align: center;
    overflow-wrap: anywhere;
  }
  b {
    font-size: ${fontSize[17]};
  }
  input:checked + span {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-12);
    ${chosenCard}
  }
  input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
