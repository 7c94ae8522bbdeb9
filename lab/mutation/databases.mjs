// @ts-check
import pg from 'pg';

/**
 * Drops the databases of tests that ended before they could: those of an `owner`, as openTestDatabase names them.
 * @param {string} url any database of the server @param {string} owner
 * @returns {Promise<number>} how many there were
 */
export async function dropDatabases(url, owner) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [`scoreline_test_${owner}_`],
    );
    for (const { datname } of rows)
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)} WITH (FORCE)`);
    return rows.length;
  } finally {
    await client.end();
  }
}
