import { describe, expect, it } from '@jest/globals';

import { describeStatement } from './statements';

const printOf = (text: string) => describeStatement(text).fingerprint;

describe('a statement', () => {
  it.each([
    ['select "id" from "matches" where "id" = $1', 'SELECT matches'],
    ['insert into "mails" ("kind") values ($1)', 'INSERT mails'],
    ['UPDATE push_messages SET claimed_by = $1', 'UPDATE push_messages'],
    ['delete from only "follows"', 'DELETE follows'],
    ['SELECT FROM matches WHERE id = ANY($1::int[])', 'SELECT matches'],
    ['begin', 'BEGIN'],
    ["SELECT pg_advisory_xact_lock(hashtext('feeds.ingest'))", 'SELECT'],
  ])('%s is summed up as %s', (text, summary) => {
    expect(describeStatement(text).summary).toBe(summary);
  });

  it('has one fingerprint whatever its values are', () => {
    const one = printOf("select * from users where email = 'fan@mail.example' and age > 17");
    expect(one).toMatch(/^[\da-f]{16}$/);
    expect(printOf("select * from users\n where email = 'o''hara@x' and age > 3.5")).toBe(one);
    expect(printOf("select * from users where email = 'x' or age > 3")).not.toBe(one);
  });

  it('has one fingerprint however long its lists are', () => {
    const one = printOf('select id from teams where id in ($1, $2)');
    expect(printOf('select id from teams where id in ($1, $2, $3, $4)')).toBe(one);
    expect(printOf('select id from teams where id not in ($1, $2)')).not.toBe(one);
  });

  it('says nothing of what stands in its text', () => {
    const said = JSON.stringify(
      describeStatement("insert into notes values ('SECRET', $$SECRET$$, $t$SECRET$t$, 424242)"),
    );
    expect(said).not.toMatch(/SECRET|424242/);
  });
});
