import Dialog from '@mui/material/Dialog';
import { act, render, screen, waitFor } from '@testing-library/react';
import { TOAST_CHANNELS, ToastProvider, useToast, type Toasts } from './toasts';

afterEach(() => jest.useRealTimers());

const setUp = (): Toasts => {
  let toasts: Toasts | null = null;
  const Taker = () => {
    toasts = useToast();
    return null;
  };
  render(
    <ToastProvider>
      <Taker />
    </ToastProvider>,
  );
  if (!toasts) throw new Error('no toasts');
  return toasts;
};

it('shows one toast of the system at a time', async () => {
  const toasts = setUp();
  act(() => toasts.show('First'));
  expect(await screen.findByText('First')).toBeVisible();
  act(() => toasts.show('Second'));
  expect(await screen.findByText('Second')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});

it('shows up to three toasts of activity', async () => {
  const toasts = setUp();
  for (const title of ['One', 'Two', 'Three', 'Four']) act(() => toasts.activity(title));
  expect(await screen.findByText('Four')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('One')).toBeNull());
  for (const title of ['Two', 'Three', 'Four']) expect(screen.getByText(title)).toBeVisible();
});

it('shows toasts of the system for 5000 ms and of activity for 4000 ms', () => {
  expect(TOAST_CHANNELS).toEqual({
    system: { atOnce: 1, milliseconds: 5_000 },
    activity: { atOnce: 3, milliseconds: 4_000 },
  });
});

it.each([
  ['system', 5_000],
  ['activity', 4_000],
] as const)('takes a toast of %s away after %i ms', async (channel, milliseconds) => {
  jest.useFakeTimers();
  const toasts = setUp();
  act(() => (channel === 'system' ? toasts.show('Mine') : toasts.activity('Mine')));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText('Mine')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(milliseconds - 1_000));
  expect(screen.getByText('Mine')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('Mine')).toBeNull();
});

it('keeps a toast for as long as the person is at it', async () => {
  jest.useFakeTimers();
  const toasts = setUp();
  act(() => toasts.show('Mine'));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('Mine')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('Mine')).toBeNull();
});

it('announces a destructive toast at once, others politely', async () => {
  const toasts = setUp();
  act(() => toasts.warn('Validation error', 'Invalid email address'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email address');
});

it('is read aloud also while a dialog is open', async () => {
  const toasts = setUp();
  render(<Dialog open>Meanwhile</Dialog>);
  act(() => toasts.warn('Validation error'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('is no longer in the way of a dialog that opens after it, unless it offers something', async () => {
  const toasts = setUp();
  act(() => toasts.show('Team created'));
  act(() => toasts.activity('A new version is ready', undefined, { label: 'Reload', onClick: jest.fn() }));
  expect(screen.getByText('Team created')).toBeVisible();
  render(
    <Dialog open>
      <button>Invite</button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.queryByText('Team created')).toBeNull());
  expect(screen.getByText('A new version is ready')).toBeInTheDocument();
  act(() => toasts.show('Invited'));
  act(() => screen.getByRole('button', { name: 'Invite' }).focus());
  expect(screen.getByText('Invited')).toBeInTheDocument();
});

it('stays when a dialog that was there all the while has the focus again', async () => {
  const toasts = setUp();
  render(
    <Dialog open>
      <button>Accept the place</button>
    </Dialog>,
  );
  const button = await screen.findByRole('button', { name: 'Accept the place' });
  act(() => button.focus());
  act(() => toasts.show('Pay now to keep the place'));
  act(() => button.blur());
  const root = screen.getByRole('dialog').closest<HTMLElement>('[tabindex="-1"]');
  act(() => root?.focus());
  expect(root).toHaveFocus();
  expect(screen.getByText('Pay now to keep the place')).toBeInTheDocument();
});

it('does what a toast offers, and waits for it', async () => {
  const toasts = setUp();
  const onClick = jest.fn();
  act(() => toasts.activity('A new version is ready', undefined, { label: 'Reload', onClick }));
  const reload = await screen.findByRole('button', { name: 'Reload' });
  act(() => reload.click());
  expect(onClick).toHaveBeenCalledTimes(1);
});
