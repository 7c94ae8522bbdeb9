import type {
  BuildDescriptor,
  PageQuestion,
  PageSubject,
  PageValue,
} from '@scoreline/shared-lib/contract';
import {
  firstDataSchema,
  matchSummarySchema,
  nothingSchema,
  operations,
  subjectAnswers,
  writtenAnswers,
} from '@scoreline/shared-lib/contract/schemas';
import { z } from 'zod';

import type { Builds } from './builds';

const isOperation = (path: string): path is keyof typeof operations =>
  Object.hasOwn(operations, path);

const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;

const shapeOf = (schema: unknown): Record<string, unknown> => {
  const inner = bare(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
};

/** The schema at a path of an answer, for example `home.name`; undefined if there is none. */
const schemaAt = (schema: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => shapeOf(at)[key], schema);

function parametersIn(value: PageValue): string[] {
  if (typeof value !== 'object') return [];
  if ('path' in value) return [value.path];
  if ('bySport' in value) return Object.values(value.bySport).flatMap(parametersIn);
  return 'query' in value && value.otherwise !== undefined ? parametersIn(value.otherwise) : [];
}

function requestProblems(path: string, { operation, request }: PageQuestion, wanted: unknown) {
  const fields = shapeOf(wanted);
  const parameters = path
    .split('/')
    .flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
  const unknown = Object.keys(request).filter((field) => !Object.hasOwn(fields, field));
  const missing = Object.entries(fields).filter(
    ([field, schema]) =>
      !Object.hasOwn(request, field) && !(schema as z.ZodType).safeParse(undefined).success,
  );
  const foreign = Object.values(request)
    .flatMap(parametersIn)
    .filter((name) => !parameters.includes(name));
  return [
    ...unknown.map((field) => `${operation} takes no ${field}`),
    ...missing.map(([field]) => `${operation} needs ${field}`),
    ...foreign.map((name) => `its path has no :${name}`),
  ];
}

const isOfMatches = (answer: unknown): boolean => {
  const rows = bare(schemaAt(answer, 'rows'));
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  return schemaAt(row, 'match') === matchSummarySchema;
};

/** The page at the subject's own address, to which every other address redirects. */
const isOwnPage = (path: string, subject: PageSubject) =>
  path.startsWith(`/:sportName/${subject}/`);

function answerProblems(path: string, question: PageQuestion, answer: unknown): string[] {
  const { operation, askedAs = {}, names = {}, subject, written } = question;
  const fields = [
    ...Object.values(askedAs),
    ...Object.values(names).map((source) =>
      typeof source === 'string' ? source : 'time' in source ? source.time : source.category,
    ),
  ];
  const form = written && writtenAnswers[written.as];
  const fits = form ? form === answer : isOfMatches(answer);
  return [
    ...fields
      .filter((field) => schemaAt(answer, field) === undefined)
      .map((field) => `the answer of ${operation} has no ${field}`),
    ...(subject && (subjectAnswers[subject] !== answer || !isOwnPage(path, subject))
      ? [`it is not the page of a ${subject} that ${operation} tells of`]
      : []),
    ...(written && !fits ? [`the answer of ${operation} is not written as ${written.as}`] : []),
  ];
}

function questionProblems(path: string, question: PageQuestion): string[] {
  if (!isOperation(question.operation)) return [`there is no operation ${question.operation}`];
  const { access, request, response } = operations[question.operation];
  // An operation without an answer exists for its side effect, and the server may render a page any number of times.
  if (access !== 'public' || response === nothingSchema)
    return [`${question.operation} is not for everybody to read`];
  return [...requestProblems(path, question, request), ...answerProblems(path, question, response)];
}

/** Problems in the first-data questions of a remote's routes, one line each. */
export function declarationProblems(
  { name, routes }: Pick<BuildDescriptor, 'name' | 'routes'>,
  declared: unknown,
): string[] {
  const read = firstDataSchema.safeParse(declared);
  if (!read.success) {
    const [issue] = read.error.issues;
    return [
      `${name}: first data: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`,
    ];
  }
  const paths = routes.filter(({ firstData }) => firstData).map(({ path }) => path);
  const own = [...new Set([...paths, ...Object.keys(read.data)])];
  return own.flatMap((path) => {
    const questions = paths.includes(path) ? read.data[path] : undefined;
    const problems = questions
      ? questions.flatMap((question) => questionProblems(path, question))
      : ['it has them in its routes or in its file alone'];
    return problems.map((problem) => `${name}: first data of ${path}: ${problem}`);
  });
}

/** The same for a build. */
export async function firstDataProblems(
  builds: Builds,
  { name, build, routes, firstData, files }: BuildDescriptor,
): Promise<string[]> {
  if (!firstData) return declarationProblems({ name, routes }, {});
  if (!files.some(({ path }) => path === firstData))
    return [`${name}: first data: ${firstData} is none of its files`];
  const text = await builds.read(name, build, firstData);
  if (!text) return [`${name}: first data: ${firstData} is not there`];
  return declarationProblems({ name, routes }, JSON.parse(text.toString()) as unknown);
}
