/** The texts of a file that place a match in its season. */
export interface Entry {
  date: string;
  team1: string;
  team2: string;
  round?: string | undefined;
  stage?: string | undefined;
  group?: string | undefined;
}

/** A match with its texts parsed. */
export interface Worded {
  entry: Entry;
  stage: string;
  round: string;
  group: string | null;
}
