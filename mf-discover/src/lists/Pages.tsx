import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer } from '@scoreline/shared-lib/page';
import { Button, fontSize } from '@scoreline/shared-lib/ui';
import { Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { Renewing } from './Renewing';
import { useShownRequest } from './useShownRequest';

interface Page {
  rows: readonly unknown[];
  cursor: string | null;
}

interface Asked<T> {
  data?: T;
  currentData?: T;
  error?: unknown;
  refetch: () => unknown;
}

interface PagesProps<R extends object, T extends Page> {
  request: R;
  /** Query hook of the list. */
  useAnswer: (request: R & { cursor?: string }) => Asked<T>;
  empty: ReactNode;
  /** Text at the end of a list with several pages, about matches by default. */
  end?: 'noMoreMatches' | 'noMoreData';
  children: (page: T, isFirst: boolean) => ReactNode;
}

/**
 * A list loaded page by page: rows on screen stay, and the next page appears below. After a new request the previous list stays
 * until the new one arrives.
 */
export function Pages<R extends object, T extends Page>(props: PagesProps<R, T>) {
  const { request, useAnswer } = props;
  const [shown, busy] = useShownRequest(request, useAnswer(request));
  return (
    <Renewing busy={busy}>
      <Turned key={JSON.stringify(shown)} {...props} request={shown} />
    </Renewing>
  );
}

function Turned<R extends object, T extends Page>(props: PagesProps<R, T>) {
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  return cursors.map((cursor, at) => (
    <OnePage
      {...props}
      key={cursor ?? ''}
      cursor={cursor}
      onMore={at === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
    />
  ));
}

type OnePageProps<R extends object, T extends Page> = PagesProps<R, T> & {
  cursor: string | undefined;
  onMore: ((cursor: string) => void) | undefined;
};

function OnePage<R extends object, T extends Page>(props: OnePageProps<R, T>) {
  const { request, useAnswer, empty, children, cursor, onMore, end = 'noMoreMatches' } = props;
  const { t } = useTranslation('shared');
  const asked = useAnswer(cursor === undefined ? request : { ...request, cursor });
  return (
    <Answer of={asked} rows={6}>
      {(page) => (
        <Fragment>
          {page.rows.length > 0
            ? children(page, cursor === undefined)
            : cursor === undefined && empty}
          {onMore && page.cursor !== null && <More cursor={page.cursor} onMore={onMore} />}
          {onMore && page.cursor === null && cursor !== undefined && (
            <End>{t(`states.${end}`)}</End>
          )}
        </Fragment>
      )}
    </Answer>
  );
}

function More({ cursor, onMore }: { cursor: string; onMore(cursor: string): void }) {
  const { t } = useTranslation('shared');
  return (
    <Foot>
      <Button kind="secondary" onClick={() => onMore(cursor)}>
        {t('actions.loadMore')}
      </Button>
    </Foot>
  );
}

const End = styled.p`
  padding-block: 12px;
  font-size: ${fontSize[13]};
  text-align: center;
  color: var(--text-muted);
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding-block: 4px;
`;
