import type { Provider } from '../../store/db/tables/memberTables';

/** A user as the provider identifies them. */
export interface Identity {
  provider: Provider;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
}
