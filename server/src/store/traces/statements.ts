import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

export interface StatementFacts {
  /** `SELECT`, `INSERT`, … */
  operation: string;
  /** `SELECT matches`. */
  summary: string;
  /** The same for every statement of one shape. */
  fingerprint: string;
}

const most = 2_000;
/** Texts, quoted in either way, and numbers: what a statement was written with instead of a parameter. */
const literals = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|\b\d+(?:\.\d+)?\b/g;
/** A list of any length is one shape. */
const lists = /\(\s*(?:\?|\$\?)(?:\s*,\s*(?:\?|\$\?))+\s*\)/g;
const target = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w]*)"?/i;

const known = new LRUCache<string, StatementFacts>({ max: most });

/** What may be said of a statement: never a value, whether it was a parameter or stands in the text. */
export function describeStatement(text: string): StatementFacts {
  const found = known.get(text);
  if (found) return found;
  const shape = text.replace(literals, '?').replace(/\s+/g, ' ').trim().replace(lists, '(?)');
  const operation = /[a-z]+/i.exec(shape)?.[0].toUpperCase() ?? 'OTHER';
  const table = target.exec(shape)?.[1];
  const facts = {
    operation,
    summary: table ? `${operation} ${table}` : operation,
    fingerprint: createHash('sha256').update(shape).digest('hex').slice(0, 16),
  };
  known.set(text, facts);
  return facts;
}
