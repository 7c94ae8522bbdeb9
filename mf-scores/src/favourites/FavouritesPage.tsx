import { useCanLogIn, useHasPage } from '@scoreline/shared-lib/brand';
import { paths, sports } from '@scoreline/shared-lib/contract';
import { useFollowedList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink, PageColumn, Stack, StorageNote, TextLink } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Chip, EmptyState, fontSize, media } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { PageLink } from '../panel/PageLink';
import { SearchLink } from '../search/SearchLink';
import { FollowedMatches } from './FollowedMatches';
import { MyItems } from './MyItems';

/** The Favourites tab: matches of followed teams, leagues and players, and the lists of these. */
export function FavouritesPage() {
  const { t } = useTranslation('scores');
  const [editing, setEditing] = useState(false);
  const [first] = useSetting('primarySport');
  const lists = [useFollowedList('team'), useFollowedList('league'), useFollowedList('player')];
  const hasMatches = useFollowedList('match').length > 0;
  const hasSome = lists.some((list) => list.length > 0);
  const hasPage = useHasPage(paths.settings);
  const hasCalendar = useCanLogIn() && hasPage;
  const order = [...sports].sort((a) => (a === first ? -1 : 1));
  return (
    <PageColumn>
      <Head>
        <h1>{t('favourites.title')}</h1>
        {hasSome && (
          <Chip
            icon={editing ? 'check' : 'edit'}
            selected={editing}
            onClick={() => setEditing(!editing)}
          >
            {t(editing ? 'favourites.done' : 'favourites.edit')}
          </Chip>
        )}
        <SearchLink />
      </Head>
      <StorageNote />
      <Columns>
        <Stack>
          {order.map((sport) => (
            <FollowedMatches key={sport} sport={sport} />
          ))}
          <PageLink to={paths.digest} text={t('digest')} />
          {hasCalendar && (
            <TextLink to={`${paths.settings}#calendar`}>{t('calendar.title')}</TextLink>
          )}
          {!hasSome && !hasMatches && (
            <EmptyState
              picture="star"
              title={t('favourites.addFirst')}
              action={<ButtonLink to={paths.addFavourite}>{t('favourites.addTitle')}</ButtonLink>}
            />
          )}
        </Stack>
        <Stack>
          {(['team', 'league', 'player'] as const).map((kind) => (
            <MyItems key={kind} kind={kind} editing={editing} />
          ))}
        </Stack>
      </Columns>
    </PageColumn>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  padding-inline: 16px 4px;

  h1 {
    flex: 1;
    font-size: ${fontSize[22]};
    font-weight: 700;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 400px;
    align-items: start;
    gap: 16px;
  }
`;
