/** A figure of a match, of both sides: shots, corners, fouls. */
export interface Count {
  key: string;
  home: number;
  away: number;
}
