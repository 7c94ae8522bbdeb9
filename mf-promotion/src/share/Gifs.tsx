import { type ApiError, callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import type { Gifs as Found } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section } from '@scoreline/shared-lib/page';
import {
  Button,
  EmptyState,
  focusRing,
  fontSize,
  plainButton,
  radius,
  space,
} from '@scoreline/shared-lib/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { Note, Parts } from '../page/texts';

/** Pause in typing before a search, in milliseconds. */
const restMs = 400;

type Gif = Found['gifs'][number];

/** GIFs to send along. Our server fetches them, so that the provider never sees a visitor. */
export function Gifs({ onPick }: { onPick: (gif: Gif) => void }) {
  const { t } = useTranslation('promotion');
  const [text, setText] = useState('');
  const { of, more } = useGifs(text);
  return (
    <Section title={t('share.gifs')}>
      <Parts>
        <Search
          type="search"
          value={text}
          maxLength={50}
          placeholder={t('share.gifSearch')}
          aria-label={t('share.gifSearch')}
          onChange={(event) => setText(event.target.value)}
        />
        <Answer of={of} height={240}>
          {({ gifs, cursor }) =>
            gifs.length === 0 ? (
              <EmptyState title={t('share.gifEmpty')} picture="picture" />
            ) : (
              <Grid data-scrolls>
                {gifs.map((gif) => (
                  <li key={gif.id}>
                    <Pick
                      type="button"
                      aria-label={t('share.gifShare', { title: gif.title })}
                      onClick={() => onPick(gif)}
                    >
                      <img src={gif.preview} alt="" loading="lazy" />
                    </Pick>
                  </li>
                ))}
                {cursor && <More onMore={() => more(cursor)} />}
              </Grid>
            )
          }
        </Answer>
        <Note lang="en" dir="ltr">
          Powered by GIPHY
        </Note>
      </Parts>
    </Section>
  );
}

function useGifs(text: string) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ data?: Found; error?: ApiError }>({});
  const search = useCallback(
    (cursor?: string, signal?: AbortSignal) => {
      const request = { text: text.trim(), ...(cursor && { cursor }) };
      return dispatch(callOperation('promotion/gifs', request, signal));
    },
    [dispatch, text],
  );
  const asking = useRef<AbortController>(undefined);
  /** Searches for the current words and aborts any earlier search or retry. */
  const ask = useCallback(async () => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const found = await search(undefined, signal);
    if (!signal.aborted) setAnswer(found);
  }, [search]);
  const more = async (cursor: string) => {
    const { data } = await search(cursor);
    // The words may have changed, so the answer may belong to another search.
    setAnswer((last) => (data && last.data?.cursor === cursor ? joined(last.data, data) : last));
  };
  useEffect(() => {
    const timer = setTimeout(() => void ask(), text ? restMs : 0);
    return () => {
      clearTimeout(timer);
      asking.current?.abort();
    };
  }, [ask, text]);
  return { of: { ...answer, refetch: () => void ask() }, more };
}

const joined = ({ gifs }: Found, { cursor, gifs: others }: Found) => {
  const known = new Set(gifs.map(({ id }) => id));
  return { data: { cursor, gifs: [...gifs, ...others.filter(({ id }) => !known.has(id))] } };
};

function More({ onMore }: { onMore: () => Promise<void> }) {
  const { t } = useTranslation('shared');
  return (
    <All>
      <Button kind="quiet" onClick={() => void onMore()}>
        {t('actions.loadMore')}
      </Button>
    </All>
  );
}

const All = styled.li`
  grid-column: 1 / -1;
`;

const Search = styled.input`
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: ${space(3)};
  border: 1px solid var(--text-muted-70);
  border-radius: ${radius.chip};
  font: inherit;
  font-size: 16px;
  color: var(--text);
  background: var(--surface-raised);

  &:focus-visible {
    outline: 2px solid var(--focus);
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space(2)};
  max-block-size: 360px;
  overflow-y: auto;
  font-size: ${fontSize[12]};
`;

const Pick = styled.button`
  ${plainButton}
  ${focusRing}
  inline-size: 100%;
  border-radius: ${radius.chip};
  overflow: hidden;

  img {
    display: block;
    inline-size: 100%;
    block-size: 104px;
    object-fit: cover;
  }
`;
