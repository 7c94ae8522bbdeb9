import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer } from '@scoreline/shared-lib/page';
import { Button } from '@scoreline/shared-lib/ui';
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

interface PagesProps<T extends Page> {
  request: object;
  /** The hook of the operation that answers the request. */
  useAnswer: (request: never) => Asked<T>;
  empty: ReactNode;
  children: (page: T, isFirst: boolean) => ReactNode;
}

/**
 * A list a page at a time: what is on screen stays where it is, the next page comes below it. Another request leaves the
 * last list in its place until its own is there.
 */
export function Pages<T extends Page>(props: PagesProps<T>) {
  const { request, useAnswer } = props;
  const [shown, busy] = useShownRequest(request, useAnswer(request as never));
  return (
    <Renewing busy={busy}>
      <Turned key={JSON.stringify(shown)} {...props} request={shown} />
    </Renewing>
  );
}

function Turned<T extends Page>(props: PagesProps<T>) {
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

type OnePageProps<T extends Page> = PagesProps<T> & {
  cursor: string | undefined;
  onMore: ((cursor: string) => void) | undefined;
};

function OnePage<T extends Page>(props: OnePageProps<T>) {
  const { request, useAnswer, empty, children, cursor, onMore } = props;
  const { t } = useTranslation('shared');
  const asked = useAnswer((cursor === undefined ? request : { ...request, cursor }) as never);
  return (
    <Answer of={asked} rows={6}>
      {(page) => (
        <Fragment>
          {page.rows.length > 0
            ? children(page, cursor === undefined)
            : cursor === undefined && empty}
          {onMore && page.cursor !== null && (
            <Foot>
              <Button kind="secondary" onClick={() => onMore(page.cursor!)}>
                {t('actions.loadMore')}
              </Button>
            </Foot>
          )}
        </Fragment>
      )}
    </Answer>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding-block: 4px;
`;
