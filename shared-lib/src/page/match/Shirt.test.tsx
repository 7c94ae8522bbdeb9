import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';

import { Shirt } from './Shirt';

it.each([
  ['#e30613', '#000000', '#ffffff'],
  ['#e30613', '#ffffff', '#ffffff'],
  ['#fde100', '#000000', '#000000'],
  ['#004d98', '#a50044', '#ffffff'],
])('a number on %s with a trim of %s is %s', (shirt, trim, ink) => {
  const { container } = render(<Shirt number={7} colours={[shirt, trim]} />);
  expect(container.querySelector('text')!.getAttribute('fill')).toBe(ink);
});
