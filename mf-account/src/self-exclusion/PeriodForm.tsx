import { useAppDispatch, useCall } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { chosenCard, useDay } from '@scoreline/shared-lib/page';
import { useSession } from '@scoreline/shared-lib/session';
import { exclusionReceived } from '@scoreline/shared-lib/settings';
import {
  Button,
  ConfirmDialog,
  fontSize,
  inputOverAll,
  radius,
  showToast,
  space,
} from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { FormError, useErrorText } from '../form/FormError';
import { endOf, type Period, periods, requestOf } from './periods';

/** Selects a period, shows its end and asks for confirmation. If already excluded, only longer periods are offered. */
export function PeriodForm({ until }: { until: string | null }) {
  const { t } = useTranslation(['account', 'shared']);
  const day = useDay();
  const [now] = useState(Date.now);
  const longer = periods.filter((period) => endOf(period, now) > (until ?? ''));
  const [chosen, setChosen] = useState<Period | null>(null);
  const [asks, setAsks] = useState(false);
  const { exclude, busy, error } = useExclude();
  const errorText = useErrorText();
  if (longer.length === 0) return null;
  const period = chosen && longer.includes(chosen) ? chosen : null;
  const confirm = async () => {
    setAsks(false);
    const end = period && (await exclude(period));
    if (end) showToast(t('shared:betting.off', { date: day(end) }));
  };
  return (
    <>
      <Choices role="radiogroup" aria-label={t('exclusion.howLong')}>
        <Question>{t(until ? 'exclusion.lengthen' : 'exclusion.howLong')}</Question>
        {longer.map((each) => (
          <Choice key={each} data-chosen={each === period || undefined}>
            <input
              type="radio"
              name="period"
              checked={each === period}
              onChange={() => setChosen(each)}
            />
            <b>{t(`exclusion.periods.${each}`)}</b>
            <span>{t('exclusion.until', { date: day(endOf(each, now)) })}</span>
          </Choice>
        ))}
      </Choices>
      <FormError text={busy ? null : errorText(error)} />
      <Button disabled={busy || period === null} onClick={() => setAsks(true)}>
        {t(until ? 'exclusion.lengthen' : 'exclusion.switchOff')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('exclusion.question', { date: period ? day(endOf(period, now)) : '' })}
        text={t('exclusion.means.stands')}
        confirmLabel={t(until ? 'exclusion.lengthen' : 'exclusion.switchOff')}
        cancelLabel={t('shared:actions.cancel')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}

/** Sends the exclusion, which applies on this device as soon as the server has stored it. */
function useExclude() {
  const dispatch = useAppDispatch();
  const { userId } = useSession();
  const { call, busy, error } = useCall('patron/frontend/self-exclusion/set');
  const exclude = async (period: Period): Promise<string | null> => {
    const { data } = await call(requestOf(period, Date.now()));
    if (!data || userId === null) return null;
    dispatch(exclusionReceived({ userId, until: data.until }));
    return data.until;
  };
  return { exclude, busy, error };
}

const Choices = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Question = styled.h2`
  font-size: ${fontSize[15]};
  font-weight: 700;
`;

const Choice = styled.label`
  ${inputOverAll}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  min-block-size: 48px;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.card};
  border: 1px solid var(--line);
  cursor: pointer;

  &[data-chosen] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-8);
    ${chosenCard}
  }
  span {
    font-size: ${fontSize[13]};
    color: var(--text-muted);
  }
`;
