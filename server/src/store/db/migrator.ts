import { Migrator, type MigratorProps } from 'kysely';

/** Applies what is missing, by name. Kysely would order what was applied by the clocks of those who applied it, of which one may go wrong. */
export const createMigrator = (
  props: Pick<MigratorProps, 'db' | 'provider' | 'migrationTableSchema'>,
): Migrator => new Migrator({ ...props, allowUnorderedMigrations: true });
