import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('keeps the focus while it is busy, and neither acts nor sends its form again', async () => {
  const acted = jest.fn();
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={acted}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  await userEvent.keyboard('{Enter}');
  expect([acted.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
  rerender(form(true));
  expect(save).toHaveFocus();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(save);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect([acted.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
  rerender(form(false));
  expect(save).not.toHaveAttribute('aria-disabled');
});
