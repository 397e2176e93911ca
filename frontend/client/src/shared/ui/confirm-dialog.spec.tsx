import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../api/problem';
import { ConfirmDialog } from './confirm-dialog';

const archive = (
  <ConfirmDialog open title="Archive it?" confirmLabel="Archive" onConfirm={jest.fn()} onClose={jest.fn()} />
);
const reopen = (open: boolean) => (
  <ConfirmDialog
    open={open}
    title="Reopen it?"
    confirmLabel="Reopen"
    onConfirm={jest.fn()}
    onClose={jest.fn()}
  />
);

it('goes as it was asked, although what it asks next is another thing by now', async () => {
  const { rerender } = render(archive);
  rerender(reopen(false));
  expect(screen.getByText('Archive it?')).toBeInTheDocument();
  expect(screen.queryByText('Reopen it?')).toBeNull();
  rerender(reopen(true));
  expect(await screen.findByRole('dialog', { name: 'Reopen it?' })).toBeVisible();
});

it('sends no form that asks it', async () => {
  const [sent, confirmed] = [jest.fn(), jest.fn()];
  render(
    <form onSubmit={sent}>
      <ConfirmDialog open title="Leave?" confirmLabel="Discard" onConfirm={confirmed} onClose={jest.fn()} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
});

it('does not begin with why it was refused the last time, and says it anew when that happens again', async () => {
  const refused = (): Failure => ({
    ...{ type: 'about:blank', status: 409, code: 'taken', title: 'Taken', correlationId: 'c1' },
    ...{ detail: 'Somebody was faster.', retryAfterSeconds: null },
  });
  const asked = (open: boolean, failure: Failure | null) => (
    <ConfirmDialog
      open={open}
      title="Take it?"
      confirmLabel="Take it"
      failure={failure}
      onConfirm={jest.fn()}
      onClose={jest.fn()}
    />
  );
  const first = refused();
  const { rerender } = render(asked(true, null));
  rerender(asked(true, first));
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster.');
  rerender(asked(false, first));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  rerender(asked(true, first));
  expect(await screen.findByRole('dialog', { name: 'Take it?' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(asked(true, refused()));
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster.');
});
