/** The server's order to the process that fills its seasons; the process answers with the completed share, 0 to 1. */
export interface FillOrder {
  url: string;
  /** Whether the pooler before the database shares connections by transaction; see `ConnectOptions`. */
  sharedByTransaction: boolean;
  seed: number;
  pastSeasons: number;
  logLevel: string;
}
