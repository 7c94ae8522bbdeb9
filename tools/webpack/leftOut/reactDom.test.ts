/** @jest-environment ./remote-kit/src/jest/browserEnvironment.mjs */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type * as ReactModule from 'react';
import type * as ClientModule from 'react-dom/client';

import { leaveOut } from './leaveOut.js';
import { leftOut } from './libraries.js';

const path = 'react-dom/cjs/react-dom-client.production.js';
const file = join(process.cwd(), 'node_modules', path);
const load = createRequire(file);
// The page's: the development build goes with a development build of react-dom alone.
const React = load('../../react/cjs/react.production.js') as typeof ReactModule;
const { createElement: h, Suspense, useState } = React;

type Client = Pick<typeof ClientModule, 'createRoot'>;

const whole = readFileSync(file, 'utf8');

function run(source: string): Client {
  const module = { exports: {} as Client };
  const globals = { contextExtensions: [globalThis] };
  compileFunction(
    source,
    ['exports', 'require'],
    globals,
  )(module.exports, (name: string) => (name === 'react' ? React : (load(name) as object)));
  return module.exports;
}

class Fence extends React.Component<ReactModule.PropsWithChildren> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? h('p', null, 'mended') : this.props.children;
  }
}

function Broken(): never {
  throw new Error('broken');
}

function Page({ coming }: { coming: Promise<string> }) {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState<'visible' | 'hidden'>('visible');
  const [word, setWord] = useState('');
  const more = () => React.startTransition(() => setCount((before) => before + 1));
  return h(
    'main',
    null,
    h('button', { onClick: more }, `more than ${count}`),
    h('button', { onClick: () => setShown('hidden') }, 'hide'),
    h('input', {
      value: word,
      onChange: (event) => setWord(event.target.value.toUpperCase()),
      onKeyDown: ({ key }) => setWord(key),
      onCompositionEnd: ({ data }) => setWord(`composed ${data}`),
      onSelect: () => setCount(100),
    }),
    h(React.Activity, { mode: shown, children: h('p', null, 'activity') }),
    h(Suspense, { fallback: 'waiting' }, h(Coming, { coming })),
    h(Fence, null, h(Broken)),
  );
}

const Coming = ({ coming }: { coming: Promise<string> }) => h('p', null, React.use(coming));

/** What stands on the page at each step of a visit. */
async function visit({ createRoot }: Client): Promise<string[]> {
  const place = document.createElement('div');
  place.innerHTML = '<main>written<!--$?--><b></b><!--/$--></main>';
  document.body.replaceChildren(place);
  const steps: string[] = [];
  const see = async (isThere: () => unknown) => {
    await waitFor(() => expect(isThere()).toBeTruthy());
    steps.push(document.body.innerHTML);
  };
  let resolve: (text: string) => void = () => undefined;
  const coming = new Promise<string>((done) => (resolve = done));
  const root = createRoot(place, { onCaughtError: () => undefined });
  root.render(h(Page, { coming }));
  await see(() => screen.queryByText('waiting'));
  resolve('here');
  await see(() => screen.queryByText('here'));
  fireEvent.click(screen.getByText('more than 0'));
  await see(() => screen.queryByText('more than 1'));
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'abc' } });
  await see(() => screen.queryByDisplayValue('ABC'));
  const input = screen.getByRole('textbox');
  input.focus();
  fireEvent.keyDown(input, { key: 'Escape' });
  await see(() => screen.queryByDisplayValue('Escape'));
  fireEvent.compositionStart(input);
  fireEvent.compositionEnd(input, { data: '에' });
  await see(() => screen.queryByDisplayValue('composed 에'));
  fireEvent(document, new Event('selectionchange'));
  await see(() => screen.queryByText('more than 100'));
  fireEvent.click(screen.getByText('hide'));
  await see(() => screen.getByText('activity').style.display === 'none');
  root.unmount();
  await see(() => place.innerHTML === '');
  return steps;
}

it('React shows the same without what is left out', async () => {
  const expected = await visit(run(whole));
  expect(expected.join()).toContain('mended');
  expect(await visit(run(leaveOut(whole, leftOut[path] ?? {})))).toEqual(expected);
});
