import type { WidgetOptions, WidgetType } from '@scoreline/shared-lib/contract';

/** A league or a match that was found: what it is called, and its page without language. */
export interface Chosen {
  id: number;
  name: string;
  path: string;
}

/** What the builder holds: the widget, and what its league or its match is called. */
export interface Choices {
  options: WidgetOptions;
  league: Chosen | null;
  match: Chosen | null;
}

/** What a type has to be told; the list of matches may do without. */
export const subjectOf = (type: WidgetType): 'league' | 'match' =>
  type === 'match' || type === 'odds' ? 'match' : 'league';

/** Whether there is anything to show yet. */
export const isWhole = ({ options: { type }, league, match }: Choices): boolean =>
  type === 'matches' || (subjectOf(type) === 'league' ? league : match) !== null;

/** The widget that the choices make. */
export const optionsOf = ({ options, league, match }: Choices): WidgetOptions => ({
  ...options,
  league: league?.id ?? null,
  match: match?.id ?? null,
});
