import type { PromotionOverview, PromotionWinner } from '@scoreline/shared-lib/contract';
import { callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import { formatRelative } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';
import { Answer, Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { Button, EmptyState, fontSize, Icon, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { PromotionPage } from '../page/PromotionPage';
import { usePromotionRollQuery } from '../promotion/promotionApi';

const narrow = 720;

/** Recent winners, updated live. */
export function RollPage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="roll" title={t('roll.title')} width={narrow}>
      {(promotion) => <Winners promotion={promotion} />}
    </PromotionPage>
  );
}

function Winners({ promotion }: { promotion: PromotionOverview }) {
  const { t } = useTranslation('promotion');
  const { promotionId } = promotion;
  const of = usePromotionRollQuery({ promotionId });
  const older = useOlder(promotionId);
  return (
    <Answer of={of} rows={8}>
      {({ winners, cursor }) => {
        const all = [...winners, ...older.winners];
        const next = older.asked ? older.cursor : cursor;
        if (all.length === 0) return <EmptyState title={t('roll.empty')} picture="gift" />;
        return (
          <Section>
            <Rows winners={all} prizes={promotion.prizes} />
            {next && <More busy={older.busy} onMore={() => void older.load(next)} />}
          </Section>
        );
      }}
    </Answer>
  );
}

/** Further pages, each fetched with the previous page's cursor. */
function useOlder(promotionId: number) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState({
    winners: [] as PromotionWinner[],
    cursor: null as string | null,
    asked: false,
    busy: false,
  });
  const load = async (cursor: string) => {
    setState((last) => ({ ...last, busy: true }));
    const { data } = await dispatch(callOperation('promotion/winners', { promotionId, cursor }));
    setState((last) =>
      data
        ? {
            winners: [...last.winners, ...data.winners],
            cursor: data.cursor,
            asked: true,
            busy: false,
          }
        : { ...last, busy: false },
    );
  };
  return { ...state, load };
}

function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <Button kind="quiet" disabled={busy} onClick={onMore}>
      {t('actions.loadMore')}
    </Button>
  );
}

interface RowsProps {
  winners: readonly PromotionWinner[];
  prizes: PromotionOverview['prizes'];
}

function Rows({ winners, prizes }: RowsProps) {
  const { t } = useTranslation('promotion');
  const { locale } = useViewerLocale();
  const names = new Map(prizes.map((prize) => [prize.prizeId, prize]));
  return (
    <List>
      {winners.map(({ ticket, name, prizeId, at }) => (
        <li key={ticket}>
          <Icon name={names.get(prizeId)?.kind === 'thing' ? 'gift' : 'crown'} />
          <p>
            <b>{name ? <bdi>{name}</bdi> : t('friends.left')}</b>{' '}
            {t('roll.won', { prize: names.get(prizeId)?.name ?? '' })}
          </p>
          <time dateTime={at}>{formatRelative(at, serverNow(), locale)}</time>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: 56px;
  }
  > li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    color: var(--accent);
  }
  time {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;
