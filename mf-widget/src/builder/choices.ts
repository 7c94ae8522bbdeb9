import type { WidgetOptions, WidgetType } from '@scoreline/shared-lib/contract';

/** A league or match from the search: its name, and its page without language. */
export interface Chosen {
  id: number;
  name: string;
  path: string;
}

/** State of the builder: the widget's options, and the chosen league and match. */
export interface Choices {
  options: WidgetOptions;
  league: Chosen | null;
  match: Chosen | null;
}

/** The subject that a type requires. It is optional for the list of matches. */
export const subjectOf = (type: WidgetType): 'league' | 'match' =>
  type === 'match' || type === 'odds' ? 'match' : 'league';

/** Whether there is enough to render a widget. */
export const isWhole = ({ options: { type }, league, match }: Choices): boolean =>
  type === 'matches' || (subjectOf(type) === 'league' ? league : match) !== null;

/** The options of the chosen widget. */
export const optionsOf = ({ options, league, match }: Choices): WidgetOptions => ({
  ...options,
  league: league?.id ?? null,
  match: match?.id ?? null,
});
