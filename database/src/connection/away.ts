/** PostgreSQL's codes for shutting down, crashed, starting and out of connections. */
const codes = new Set([
  ...['57P01', '57P02', '57P03', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** pg's errors without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error means that the database is temporarily unreachable, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // Class 08 of the SQL standard: connection exceptions.
  return codes.has(code ?? '') || /^08\w{3}$/.test(code ?? '') || words.test(error.message);
}
