import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { installDialogElement, renderApp } from '../../testing';
import { ConfirmDialog } from './Dialog';
import { Sheet } from './Sheet';

beforeAll(installDialogElement);

function Remove({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Remove</button>
      <ConfirmDialog
        open={open}
        title="Remove Arsenal from favourites?"
        confirmLabel="Remove it"
        cancelLabel="Cancel"
        danger
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

function Formats() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Formats</button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Odds format" closeLabel="Close">
        Decimal
      </Sheet>
    </>
  );
}

const openFormats = async () => {
  await renderApp(<Formats />);
  await userEvent.click(screen.getByText('Formats'));
  return screen.getByRole('dialog', { name: 'Odds format' });
};

describe('a confirmation', () => {
  it('names the thing, starts on the safe button and gives the focus back', async () => {
    const onConfirm = jest.fn();
    await renderApp(<Remove onConfirm={onConfirm} />);
    await userEvent.click(screen.getByText('Remove'));
    expect(screen.getByRole('dialog', { name: 'Remove Arsenal from favourites?' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    await userEvent.click(screen.getByText('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Remove');
    await userEvent.click(screen.getByText('Remove'));
    await userEvent.click(screen.getByText('Remove it'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('a sheet', () => {
  it('closes by its button, by Escape and by a press beside it', async () => {
    const sheet = await openFormats();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByText('Formats'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByText('Formats'));
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sheet.isConnected).toBe(false);
  });

  it('closes by the browser’s back button, and leaves the history as it was', async () => {
    await openFormats();
    expect(history.state).toHaveProperty('scorelineLayer');
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.state ?? {}).not.toHaveProperty('scorelineLayer');
  });

  it('takes its history entry back when it is closed otherwise', async () => {
    await openFormats();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(history.state ?? {}).not.toHaveProperty('scorelineLayer'));
  });

  it('follows a finger and closes only when let go low enough', async () => {
    await openFormats();
    const handle = screen.getByText('Odds format');
    const touch = (type: string, clientY: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY });
      fireEvent(handle, Object.assign(event, { pointerType: 'touch' }));
    };
    const swipe = (down: number) => {
      touch('pointerdown', 100);
      touch('pointermove', 100 + down);
      touch('pointerup', 100 + down);
    };
    swipe(40);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    swipe(120);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
