/** What the server sends to the process that fills its seasons; it gets the share that is done, 0 to 1. */
export interface FillOrder {
  url: string;
  /** Of the pooler before the database; see `ConnectOptions`. */
  sharedByTransaction: boolean;
  seed: number;
  pastSeasons: number;
  logLevel: string;
}
