import { isClosed, paths } from '../contract';
import { useBrand } from './BrandProvider';

/** Whether this brand has accounts. Without them nothing may link to the login. */
export const useCanLogIn = (): boolean => !isClosed(useBrand().key, paths.login, null);
