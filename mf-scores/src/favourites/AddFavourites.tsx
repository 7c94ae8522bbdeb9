import { type Sport, sports } from '@scoreline/shared-lib/contract';
import type { FavouriteKind } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  PageColumn,
  NarrowPage,
  Section,
  Stack,
  TabPanel,
  Tabs,
  TopBar,
  Waiting,
} from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, media, SegmentedControl } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { Results, walkResults } from '../search/Results';
import { SearchField } from '../search/SearchField';
import { textError, useRested } from '../search/useSearch';
import { addPages } from './addPages';
import { type Item, leagueItem, playerItem, teamItem } from './favouritePath';
import { usePopularFavouritesQuery } from './favouritesApi';
import { FollowItem } from './FollowItem';
import { ItemLine } from './ItemLine';
import { Nearby } from './Nearby';

const kinds = Object.keys(addPages) as FavouriteKind[];

/** Adds favourites by search, from popular ones, or from nearby teams. */
export function AddFavourites() {
  const { t } = useTranslation(['scores', 'shared']);
  const { pathname } = useLocation();
  const kind = kinds.find((each) => pathname.endsWith(`/${addPages[each]}`)) ?? 'team';
  const [primary] = useSetting('primarySport');
  const [query, setQuery] = useSearchParams();
  const sport = sports.find((each) => each === query.get('sport')) ?? primary;
  const setSport = (next: Sport) => setQuery({ sport: next }, { replace: true });
  const [text, setText] = useState('');
  const rested = useRested(text);
  const wrong = textError(text);
  const navigate = useNavigate();
  return (
    <NarrowPage $width={720} onKeyDown={walkResults}>
      <TopBar>
        <Title>{t('favourites.addTitle')}</Title>
      </TopBar>
      <PageColumn>
        <Stack>
          <Tools>
            <SearchField text={text} onText={setText} onSubmit={() => undefined} />
            <SegmentedControl
              label={t('sport.choose')}
              options={sports.map((value) => ({ value, label: t(`shared:sports.${value}`) }))}
              value={sport}
              onChange={setSport}
            />
          </Tools>
          {wrong && <Wrong role="status">{t(wrong)}</Wrong>}
          {rested && <Results text={rested} sport={sport} />}
          {text.trim() === '' && (
            <>
              <Tabs
                id="add"
                label={t('favourites.addTitle')}
                items={kinds.map((value) => ({ value, label: t(`favourites.my.${value}`) }))}
                value={kind}
                onChange={(value) =>
                  void navigate(`/favourites/${addPages[value]}?sport=${sport}`, { replace: true })
                }
              />
              <TabPanel id="add" value={kind}>
                <Kinds>
                  {kind === 'team' && <Nearby sport={sport} />}
                  <PopularItems key={sport} sport={sport} kind={kind} />
                </Kinds>
              </TabPanel>
            </>
          )}
        </Stack>
      </PageColumn>
    </NarrowPage>
  );
}

function PopularItems({ sport, kind }: { sport: 'football' | 'basketball'; kind: FavouriteKind }) {
  const { t } = useTranslation(['scores', 'shared']);
  const { data, error } = usePopularFavouritesQuery({ sport });
  if (!data) return error ? null : <Waiting rows={6} />;
  const items: Record<FavouriteKind, Item[]> = {
    team: data.teams.map(teamItem),
    league: data.leagues.map(leagueItem),
    player: data.players.map(playerItem),
  };
  if (items[kind].length === 0) return <p>{t('shared:states.noData')}</p>;
  return (
    <Section title={t('favourites.popular')}>
      <ul>
        {items[kind].map((item) => (
          <ItemLine key={item.target.targetId} item={item} action={<FollowItem item={item} />} />
        ))}
      </ul>
    </Section>
  );
}

const Title = styled.h1`
  font-size: ${fontSize[17]};
  font-weight: 700;
`;

const Tools = styled.div`
  display: grid;
  gap: 12px;
  padding-inline: 16px;

  ${media.tablet} {
    padding-inline: 0;
  }
`;

const Kinds = styled(Stack)`
  padding-block-start: 12px;
`;

const Wrong = styled.p`
  text-align: center;
  color: var(--text-muted);
`;
