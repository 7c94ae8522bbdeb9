import { expect, it } from '@jest/globals';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { z } from 'zod';

const largestInteger = 2 ** 31 - 1;

/** The paths of integers in a JSON Schema that exceed PostgreSQL's range. */
function unbounded(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity } = schema as { type?: string; maximum?: number };
  const own = type === 'integer' && maximum > largestInteger ? [path] : [];
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, value]) => unbounded(value, `${path}.${key}`)),
  ];
}

it('takes no integer that the database could not hold', () => {
  const found = Object.entries(operations).flatMap(([name, { request }]) =>
    unbounded(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })).map(
      (path) => `${name} ${path}`,
    ),
  );
  // Numbers of changes are stored as text, by the device that made them.
  expect(found.filter((path) => !path.includes('.properties.id.anyOf.1'))).toEqual([]);
});
