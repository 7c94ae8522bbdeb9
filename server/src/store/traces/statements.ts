import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

export interface StatementFacts {
  /** `SELECT`, `INSERT`, … */
  operation: string;
  /** `SELECT matches`. */
  summary: string;
  /** The same for all statements of one shape. */
  fingerprint: string;
}

const most = 2_000;
/** Quoted texts, in both ways, and numbers: literals used instead of a parameter. */
const literals = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|\b\d+(?:\.\d+)?\b/g;
/** Lists of any length are one shape. */
const lists = /\(\s*(?:\?|\$\?)(?:\s*,\s*(?:\?|\$\?))+\s*\)/g;
const target = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w]*)"?/i;

const known = new LRUCache<string, StatementFacts>({ max: most });

/** The facts of a statement that may be recorded: never a value, whether a parameter or a literal. */
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
