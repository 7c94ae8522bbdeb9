import { Migrator, type MigratorProps } from 'kysely';

/**
 * Applies missing migrations by name. Kysely would order applied ones by the clocks of the servers that applied them, and one
 * may be wrong.
 */
export const createMigrator = (
  props: Pick<MigratorProps, 'db' | 'provider' | 'migrationTableSchema'>,
): Migrator => new Migrator({ ...props, allowUnorderedMigrations: true });
