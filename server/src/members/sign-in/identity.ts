import type { Provider } from '../../store/db/tables/memberTables';

/** Who a provider says somebody is. */
export interface Identity {
  provider: Provider;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
}
