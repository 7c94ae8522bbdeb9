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
  /** The device's preferred sport, if chosen. */
  sport: string | undefined;
}

/** A question with its route's declaration. */
interface Asked extends Question {
  declared: PageQuestion;
  request: Record<string, unknown>;
}

/** An answer in the form of the client's cache, with its route's declaration. */
export interface Answered {
  declared: PageQuestion;
  query: BootQuery;
}

/** Types a function of one operation's data as a function of any answer's; the route's declaration names the operation. */
export const ofAnswer =
  <Data, Rest extends unknown[], Result>(read: (data: Data, ...rest: Rest) => Result) =>
  (data: unknown, ...rest: Rest): Result =>
    read(data as Data, ...rest);

/** Null for a question that pages may not ask; the client gets the error when it asks. */
function orNull(ask: () => Question): Question | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

const isNumberless = (request: Record<string, unknown>) =>
  Object.values(request).some((value) => Number.isNaN(value));
/** For an address without a valid id. */
const nobodys: Question = {
  cached: () => undefined,
  subjects: () => [],
  answer: () => Promise.reject(new NotKnown('The address has no number.')),
};

/** The first questions of the client on a route, for the day in the visitor's zone. */
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
  /** Whether the address's id is unknown. */
  isMissing: boolean;
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

/** Answers for the first render; the client retries those that fail. */
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
