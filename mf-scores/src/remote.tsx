import type { RemoteModule } from '@scoreline/shared-lib/contract';
import { later } from '@scoreline/shared-lib/ui';

import { boardReducer } from './scoreboard/boardSlice';
import { Scoreboard } from './scoreboard/Scoreboard';

const FavouritesPage = later(
  async () => (await import('./favourites/FavouritesPage')).FavouritesPage,
);
const AddFavourites = later(async () => (await import('./favourites/AddFavourites')).AddFavourites);
const SearchPage = later(async () => (await import('./search/SearchPage')).SearchPage);

export const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    { path: '/', Component: Scoreboard },
    { path: '/favourites', Component: FavouritesPage },
    { path: '/favourites/addFavorite', Component: AddFavourites },
    { path: '/favourites/:addPage', Component: AddFavourites },
    { path: '/search', Component: SearchPage },
  ],
  namespaces: ['scores'],
  reducers: { scores: boardReducer },
};
