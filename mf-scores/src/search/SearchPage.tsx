import { useTranslation } from '@scoreline/shared-lib/i18n';
import { PageColumn, NarrowPage, TopBar } from '@scoreline/shared-lib/page';
import { VisuallyHidden } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import type { Item } from '../favourites/favouritePath';
import { BeforeSearch } from './BeforeSearch';
import { useHistory } from './history';
import { Results, walkResults } from './Results';
import { useSearchOpenedMutation } from './searchApi';
import { SearchField } from './SearchField';
import { textError, useRested } from './useSearch';

/** Searches teams, leagues and players while typing. The text is part of the address, so that going back restores it. */
export function SearchPage() {
  const { t } = useTranslation(['scores', 'shared']);
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState(query.get('q') ?? '');
  const [asked, setAsked] = useState(false);
  const history = useHistory();
  const [countOpened] = useSearchOpenedMutation();
  const rested = useRested(text);
  const wrong = textError(text);
  const write = (next: string) => {
    setText(next);
    setAsked(false);
  };
  const remember = () => {
    setAsked(true);
    if (textError(text) || text.trim() === '') return;
    history.remember(text);
    setQuery({ q: text.trim() }, { replace: true });
  };
  const open = ({ kind, target }: Item) => {
    remember();
    void countOpened({ kind, targetId: target.targetId });
  };
  const isShown = wrong && (asked || wrong === 'shared:biz.searchTooLong');
  return (
    <NarrowPage $width={720} onKeyDown={walkResults}>
      <TopBar>
        <Room>
          <SearchField text={text} onText={write} onSubmit={remember} eager />
        </Room>
      </TopBar>
      <PageColumn>
        <VisuallyHidden as="h1">{t('search.title')}</VisuallyHidden>
        {wrong && <Wrong role={isShown ? 'alert' : undefined}>{t(wrong)}</Wrong>}
        {text.trim() === '' && <BeforeSearch history={history} onChoose={write} />}
        {rested && (
          <Results
            text={rested}
            onOpen={open}
            instead={<BeforeSearch history={history} onChoose={write} />}
          />
        )}
      </PageColumn>
    </NarrowPage>
  );
}

/** Aligns the end of the field with the cards below. */
const Room = styled.div`
  padding-inline-end: 12px;
`;

const Wrong = styled.p`
  padding: 16px;
  text-align: center;
  color: var(--text-muted);
`;
