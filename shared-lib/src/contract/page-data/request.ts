import { readId } from '../id';
import { type Sport, sports } from '../sport';
import type { PageQuestion, PageValue } from '../types';

/** What a page's first questions can depend on. */
export interface PageVisit {
  /** The sport of the address, else the one the device shows first. */
  sport: Sport;
  /** By the clock of `timeZone`, `2026-11-22`. */
  today: string;
  timeZone: string;
  /** The page's own, `pt`. */
  language: string;
  query: Pick<URLSearchParams, 'get'>;
  /** Parameters of the route's path. */
  params: Record<string, string>;
}

type QueryValue = Extract<PageValue, { query: string }>;

export const isSport = (name: string | null | undefined): name is Sport =>
  (sports as readonly unknown[]).includes(name);

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

function queried({ query, as, oneOf, otherwise }: QueryValue, visit: PageVisit): unknown {
  const value = visit.query.get(query);
  const fitting = () => {
    if (!value) return undefined;
    if (oneOf) return oneOf.find((candidate) => String(candidate) === value);
    if (as === 'id') return readId(value);
    return as === 'day' && !dayShape.test(value) ? undefined : value;
  };
  const found = fitting();
  return found === undefined && otherwise !== undefined ? valueOf(otherwise, visit) : found;
}

function valueOf(value: PageValue, visit: PageVisit): unknown {
  if (typeof value !== 'object') return value;
  if ('path' in value) {
    const text = visit.params[value.path] ?? '';
    return value.as === 'number' ? (readId(text) ?? NaN) : text;
  }
  if ('visit' in value) return visit[value.visit];
  if ('bySport' in value) return valueOf(value.bySport[visit.sport], visit);
  return queried(value, visit);
}

/** Whether a question is asked at this address. */
export function isAsked({ when }: PageQuestion, { query }: PageVisit): boolean {
  if (!when) return true;
  const value = query.get(when.query);
  return 'in' in when ? when.in.includes(value) : !when.notIn.includes(value);
}

/** The request of a question; what neither the path nor the query says is left out, so that the same is always the same. */
export function requestOf({ request }: PageQuestion, visit: PageVisit): Record<string, unknown> {
  const values = Object.entries(request).map(([field, value]) => [field, valueOf(value, visit)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
