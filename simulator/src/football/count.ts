/** A statistic for both sides: shots, corners, fouls. */
export interface Count {
  key: string;
  home: number;
  away: number;
}
