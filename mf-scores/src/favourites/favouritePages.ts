/** The pages of favourites, bundled in one chunk. */
export { AddFavourites } from './AddFavourites';
export { FavouritesPage } from './FavouritesPage';
