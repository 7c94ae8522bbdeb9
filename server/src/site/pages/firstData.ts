import {
  type BootQuery,
  clientRequest,
  isAsked,
  isSport,
  type OperationPath,
  type PageQuestion,
  type PageVisit,
  requestOf,
} from '@scoreline/shared-lib/contract';

import type { Brand } from './brand';
import { NotKnown, type PageOptions, type Question } from './options';

export interface Visit extends Omit<PageVisit, 'sport' | 'today'> {
  brand: Brand;
  /** The sport this device shows first, if it has said so. */
  sport: string | undefined;
}

/** A page's questions, each with what its route declares of it. */
interface Asked extends Question {
  declared: PageQuestion;
  request: Record<string, unknown>;
}

/** An answer as the client's cache takes it, with what the route declares of it. */
export interface Answered {
  declared: PageQuestion;
  query: BootQuery;
}

/** A function of one operation's data that takes whatever an answer carries: the route's declaration says which operation it is. */
export const ofAnswer =
  <Data, Rest extends unknown[], Result>(read: (data: Data, ...rest: Rest) => Result) =>
  (data: unknown, ...rest: Rest): Result =>
    read(data as Data, ...rest);

/** Null for what no page may ask: the route then goes without, and the client is told why when it asks itself. */
function orNull(ask: () => Question): Question | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

const isNumberless = (request: Record<string, unknown>) =>
  Object.values(request).some((value) => Number.isNaN(value));
/** Of an address that has something else where the thing's number is: nobody has announced it. */
const nobodys: Question = {
  cached: () => undefined,
  subjects: () => [],
  answer: () => Promise.reject(new NotKnown('The address has no number.')),
};

/** What the client will ask first on a route, by the day in the visitor's zone. */
export function questionsOf(
  declared: readonly PageQuestion[],
  { brand, ...asks }: Visit,
  today: string,
  question: PageOptions['question'],
): Asked[] {
  const sport = [asks.query.get('sport'), asks.sport].find(isSport) ?? brand.primarySport;
  const visit = { ...asks, sport, today };
  const wanted = declared.filter((one) => isAsked(one, visit));
  return wanted.flatMap((one) => {
    const request = requestOf(one, visit);
    const asked = isNumberless(request)
      ? nobodys
      : orNull(() => question(one.operation as OperationPath, request));
    return asked ? [{ ...asked, declared: one, request }] : [];
  });
}

export interface FirstData {
  answers: Answered[];
  /** Whether the id of the address is nobody's. */
  isMissing: boolean;
  /** Whether every question has its answer. */
  isWhole: boolean;
}

const answered = ({ declared, request }: Asked, data: unknown): Answered => ({
  declared,
  query: {
    path: declared.operation as OperationPath,
    request: clientRequest(declared, request, data),
    data,
  },
});

/** Answers for the first render; one that cannot be had is left for the client to ask for. */
export async function firstData(questions: readonly Asked[]): Promise<FirstData> {
  let isMissing = false;
  const asked = questions.map(async (question): Promise<Answered[]> => {
    try {
      return [answered(question, question.cached() ?? (await question.answer()))];
    } catch (error) {
      isMissing ||= error instanceof NotKnown;
      return [];
    }
  });
  const answers = (await Promise.all(asked)).flat();
  const isWhole = answers.length === questions.length;
  return { answers: isMissing ? [] : answers, isMissing, isWhole };
}
