import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';

import { EventMark } from './EventMark';

it.each([
  ['goal', 'circle'],
  ['ownGoal', 'circle'],
  ['penaltyGoal', 'circle'],
  ['redCard', 'rect'],
  ['secondYellow', 'rect'],
] as const)('draws %s as a %s', (kind, shape) => {
  const { container } = render(
    <svg>
      <EventMark kind={kind} x={20} y={10} colour="#123456" />
    </svg>,
  );
  const mark = container.querySelector(`[data-mark=${kind}]`);
  expect(mark?.tagName).toBe(shape);
  expect(mark?.getAttribute('fill')).toBe(shape === 'circle' ? '#123456' : 'var(--live)');
});
