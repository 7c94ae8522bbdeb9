import { createRequire } from 'node:module';

import { expect, it } from '@jest/globals';

const withoutStyleComments = createRequire(import.meta.url)('./styleComments.cjs') as (
  source: string,
) => string;

it('takes comments out of a style, and leaves every line where it was', () => {
  const source = [
    'const Row = styled.li`',
    '  /* Of one line. */',
    '  color: red; /* Beside. */',
    '  /* Of',
    '     two. */',
    '  margin: 0;',
    '`;',
    '/** What a function does. */',
    '/*! Whose it is. */',
    "const glob = '/* none */';",
  ];
  const kept = withoutStyleComments(source.join('\n')).split('\n');
  expect(kept).toEqual(source.map((line, at) => (at === 1 || at === 3 || at === 4 ? '' : line)));
});
