import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../../testing';
import { LoadingBlock } from './LoadingBlock';

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
