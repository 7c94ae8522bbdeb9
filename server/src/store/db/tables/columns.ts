import type { ColumnType } from 'kysely';

/** `timestamptz`: a Date out of the database, a Date or ISO text into it. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** `date`: `2026-11-21` both ways (db/open sets the parser). */
export type Day = string;
export type SideName = 'home' | 'away';
/** A column that the database fills where nothing is given. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
/** `jsonb`: a value out of the database, its JSON into it. */
export type Json<T> = ColumnType<T, string, string>;
