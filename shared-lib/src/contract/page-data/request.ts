import { readId } from '../id';
import { type Sport, sports } from '../sport';
import type { PageQuestion, PageValue } from '../types';

/** The inputs of a page's first questions. */
export interface PageVisit {
  /** The sport in the address, otherwise the device's primary sport. */
  sport: Sport;
  /** In `timeZone`, `2026-11-22`. */
  today: string;
  timeZone: string;
  /** The page's language, `pt`. */
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

/** Whether a question applies to this address. */
export function isAsked({ when }: PageQuestion, { query }: PageVisit): boolean {
  if (!when) return true;
  const value = query.get(when.query);
  return 'in' in when ? when.in.includes(value) : !when.notIn.includes(value);
}

/** Builds a question's request. Unset fields are omitted, so that the same question always has the same request. */
export function requestOf({ request }: PageQuestion, visit: PageVisit): Record<string, unknown> {
  const values = Object.entries(request).map(([field, value]) => [field, valueOf(value, visit)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
