import type { RemoteModule } from '@scoreline/shared-lib/contract';
import { later } from '@scoreline/shared-lib/ui';

import { addPages } from './favourites/addPages';
import { boardReducer } from './scoreboard/boardSlice';
import { Scoreboard } from './scoreboard/Scoreboard';

const favourites = () => import('./favourites/favouritePages');
const FavouritesPage = later(async () => (await favourites()).FavouritesPage);
const AddFavourites = later(async () => (await favourites()).AddFavourites);
const SearchPage = later(async () => (await import('./search/SearchPage')).SearchPage);

export const remote: RemoteModule = {
  contract: '^1.1.0',
  routes: [
    { path: '/', Component: Scoreboard },
    { path: '/favourites', Component: FavouritesPage },
    { path: '/favourites/addFavorite', Component: AddFavourites },
    ...Object.values(addPages).map((page) => ({
      path: `/favourites/${page}`,
      Component: AddFavourites,
    })),
    { path: '/search', Component: SearchPage },
  ],
  namespaces: ['scores'],
  reducers: { scores: boardReducer },
};
