/** The server's order to the process that fills its seasons; the process answers with the completed share, 0 to 1. */
export interface FillOrder {
  url: string;
  /** Set by the pooler before the database; see `ConnectOptions`. */
  sharedByTransaction: boolean;
  seed: number;
  pastSeasons: number;
  logLevel: string;
}
