/** The pages of favourites, in one file of the build. */
export { AddFavourites } from './AddFavourites';
export { FavouritesPage } from './FavouritesPage';
