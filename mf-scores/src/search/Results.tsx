import { asApiError, type ApiError } from '@scoreline/shared-lib/api';
import type { Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { LoadingBlock, Section, Waiting } from '@scoreline/shared-lib/page';
import { EmptyState } from '@scoreline/shared-lib/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';

import { type Item, leagueItem, playerItem, teamItem } from '../favourites/favouritePath';
import { FollowItem } from '../favourites/FollowItem';
import { ItemLine } from '../favourites/ItemLine';
import { Highlight } from './Highlight';
import { useSearchQuery } from './searchApi';

interface ResultsProps {
  text: string;
  /** Without it both sports are searched, and each result names its sport. */
  sport?: Sport;
  onOpen?: (item: Item) => void;
  /** Suggestions when there are no results. */
  instead?: ReactNode;
}

/** Up and down move the focus between the field and the results. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const places = event.currentTarget.querySelectorAll<HTMLElement>('[type=search], [data-item]');
  const at = [...places].indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : places[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Search results: teams, leagues, players. */
export function Results({ text, sport, onOpen, instead }: ResultsProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const { data, currentData, error, refetch } = useSearchQuery({ text, ...(sport && { sport }) });
  if (error && !currentData) {
    const { message, traceId } = asApiError(error as ApiError);
    return (
      <LoadingBlock state={-1} part {...{ message, traceId }} onRetry={() => void refetch()} />
    );
  }
  // The previous results stay until the new answer arrives.
  if (!data) return <Waiting rows={6} />;
  const withSport = (item: Item): Item => {
    const name = t(`shared:sports.${item.target.sport}`);
    return { ...item, note: item.note ? `${name} · ${item.note}` : name };
  };
  const groups: [key: string, items: Item[]][] = [
    ['search.teams', data.teams.map(teamItem)],
    ['search.leagues', data.leagues.map(leagueItem)],
    ['search.players', data.players.map(playerItem)],
  ];
  const shown = groups.filter(([, items]) => items.length > 0);
  if (shown.length === 0)
    return (
      <>
        <EmptyState picture="search" title={t('shared:states.noResults')} />
        {instead}
      </>
    );
  return (
    <Groups data-stale={!currentData || undefined}>
      {shown.map(([key, items]) => (
        <Section key={key} title={t(key)}>
          <ul>
            {items.map((item) => (
              <ItemLine
                key={item.target.targetId}
                item={sport ? item : withSport(item)}
                name={<Highlight text={item.target.name} sought={text} />}
                action={<FollowItem item={item} />}
                onOpen={() => onOpen?.(item)}
              />
            ))}
          </ul>
        </Section>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 12px;

  &[data-stale] {
    opacity: 0.6;
  }
`;
