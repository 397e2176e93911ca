import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
