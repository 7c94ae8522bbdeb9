import { isClosed, paths } from '../contract';
import { useBrand } from './BrandProvider';

/** Whether this brand has accounts: where it has none, nothing may lead to the log-in. */
export const useCanLogIn = (): boolean => !isClosed(useBrand().key, paths.login, null);
