import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../../testing';
import { ErrorState } from '../../ui';
import { Answer } from './Answer';
import { LoadingBlock } from './LoadingBlock';

const lost = { error: { message: 'Sorry' }, refetch: () => undefined };

describe('the loading block', () => {
  it('turns while true and is nothing while false', async () => {
    const { container } = await renderApp(<LoadingBlock state />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    await renderApp(<LoadingBlock state={false} />);
    expect(container.textContent).toBe('');
  });

  it('says Oops! at -1 and tries again', async () => {
    const onRetry = jest.fn();
    await renderApp(<LoadingBlock state={-1} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Oops!');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('names a missing connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderApp(<LoadingBlock state={-1} />);
    expect(screen.getByRole('alert').textContent).toContain('No Internet Connection');
  });
});

it.each([
  [
    'of a page',
    <LoadingBlock key="block" state={-1} title="No prizes" onRetry={() => undefined} />,
  ],
  [
    'of an answer',
    <Answer key="answer" of={lost}>
      {() => null}
    </Answer>,
  ],
  ['of a part', <ErrorState key="part" title="Lost" message="Sorry" onRetry={() => undefined} />],
])('offline the retry view %s says so, whatever its own title', async (_, view) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp(view);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('No Internet Connection');
  expect(alert).toContain('Please check your network and try again');
  expect(alert).not.toMatch(/No prizes|Lost|Sorry|Oops/);
});
