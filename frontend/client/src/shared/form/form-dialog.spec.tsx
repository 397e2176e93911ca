import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { z } from 'zod';
import { guardedHistory } from '../lib/guarded-history';
import { ToastProvider } from '../ui/toasts';
import { DialogForm } from './dialog-form';
import { TextInput } from './fields/text-input';
import { FormDialog } from './form-dialog';
import { useCommandForm } from './use-command-form';

const note = z.object({ text: z.string() });
const sent: string[] = [];
let answer: Promise<null> = Promise.resolve(null);

const NoteForm = ({ onClose, kept }: { readonly onClose: () => void; readonly kept?: true }) => {
  const { control, ...form } = useCommandForm({
    schema: note,
    values: { text: '' },
    send: ({ text }) => {
      sent.push(text);
      return { unwrap: () => answer };
    },
    onDone: onClose,
  });
  return (
    <DialogForm form={form} submitLabel="Send" onClose={onClose} kept={kept}>
      <TextInput control={control} name="text" label="Text" />
    </DialogForm>
  );
};
const Page = ({ kept }: { readonly kept?: true }) => {
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <FormDialog open={open} title="A note" onClose={close}>
      <NoteForm onClose={close} kept={kept} />
    </FormDialog>
  );
};

const open = (kept?: true) => {
  const history = guardedHistory(
    createMemoryHistory({ initialEntries: ['/before', '/here'], v5Compat: true }),
    () => false,
  );
  render(
    <HistoryRouter history={history}>
      <ToastProvider>
        <Page kept={kept} />
      </ToastProvider>
    </HistoryRouter>,
  );
  return { user: userEvent.setup(), history };
};
const shown = () => screen.queryByRole('dialog', { name: 'A note' });

beforeEach(() => {
  sent.length = 0;
  answer = Promise.resolve(null);
});

it('closes with Escape while nothing was entered', async () => {
  const { user } = open();
  await screen.findByLabelText('Text');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBeNull());
});

it('asks before what was entered is thrown away, and keeps it', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Text'), 'Rain');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await screen.findByLabelText('Text')).toHaveValue('Rain');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(shown()).toBeNull());
  expect(sent).toEqual([]);
});

it('asks before the page is left by the way back', async () => {
  const { user, history } = open();
  await user.type(await screen.findByLabelText('Text'), 'Rain');
  await act(async () => Promise.resolve(history.go(-1)));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await waitFor(() => expect(history.location.pathname).toBe('/here'));
});

it('stays open while it is being sent', async () => {
  let arrive: (value: null) => void = () => undefined;
  answer = new Promise((resolve) => (arrive = resolve));
  const { user } = open();
  await user.type(await screen.findByLabelText('Text'), 'Rain');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.keyboard('{Escape}');
  expect(shown()).toBeVisible();
  expect(screen.queryByText('Discard what you entered?')).toBeNull();
  await act(() => Promise.resolve(arrive(null)));
  await waitFor(() => expect(shown()).toBeNull());
  expect(sent).toEqual(['Rain']);
});

it('asks nothing where what is entered stays on the device', async () => {
  const { user } = open(true);
  await user.type(await screen.findByLabelText('Text'), 'Rain');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBeNull());
});
