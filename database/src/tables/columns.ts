import type { ColumnType } from 'kysely';

/** `timestamptz`: read as a Date, written as a Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** `date`: `2026-11-21` both ways (db/open sets the parser). */
export type Day = string;
export type SideName = 'home' | 'away';
/** A column with a database default. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
/** `jsonb`: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
