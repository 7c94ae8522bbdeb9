import type { Provider } from '@scoreline/database/tables/memberTables';

/** A user as the provider identifies them. */
export interface Identity {
  provider: Provider;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
}
