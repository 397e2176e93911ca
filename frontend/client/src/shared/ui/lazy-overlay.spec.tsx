import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { lazyOverlay } from './lazy-overlay';

type QuestionProps = { readonly open: boolean; readonly onClose: () => void };
const Question = ({ open, onClose }: QuestionProps) => (
  <Dialog open={open} onClose={onClose} aria-labelledby="title">
    <h2 id="title">Sure?</h2>
    <button type="button" onClick={onClose}>
      Yes
    </button>
  </Dialog>
);

/** A page with a button that opens a dialog, whose code comes as `load` says. */
const show = (load: () => Promise<typeof Question>) => {
  const Late = lazyOverlay<QuestionProps>(load, 'the question');
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <Late open={open} onClose={() => setOpen(false)} />
      </>
    );
  };
  render(<Page />);
  return Late;
};
const ask = () => screen.getByRole('button', { name: 'Ask' });

it('fetches its code when it is opened, and gives the focus back where it was', async () => {
  const load = jest.fn(() => Promise.resolve(Question));
  show(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(ask());
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ask()).toHaveFocus();
});

it('needs no more code once it has been prepared', async () => {
  const load = jest.fn(() => Promise.resolve(Question));
  show(load).prepare();
  await import('../theme/mui-scope');
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await userEvent.click(ask());
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that its code did not come, and leaves the page as it is', async () => {
  const silent = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await userEvent.click(ask());
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not arrive');
  expect(ask()).toBeInTheDocument();
  silent.forEach((spy) => spy.mockRestore());
});
