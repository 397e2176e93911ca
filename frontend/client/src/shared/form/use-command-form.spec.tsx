import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import type { Failure } from '../api/problem';
import type { Keyed } from '../api/use-command';
import { ToastProvider } from '../ui/toasts';
import { NumberInput, TextInput } from './fields/text-input';
import { Form, FormFoot } from './form';
import { useCommandForm } from './use-command-form';

const body = z.object({
  name: z.string().trim().min(1, 'Give a name'),
  clock: z.object({ seconds: z.number().min(5, 'At least 5 seconds') }),
  kind: z.string().regex(/league|cup/, 'Choose a kind'),
});
type Body = z.infer<typeof body>;
type Sent = Body & Keyed & { readonly ifRevision?: number };

const failed = (status: number, more: Partial<Failure> = {}): Failure => ({
  type: 'about:blank',
  status,
  code: 'refused',
  title: 'Refused',
  detail: 'This cannot be.',
  correlationId: 'c',
  retryAfterSeconds: null,
  ...more,
});

const answers: (Failure | null | Promise<null>)[] = [];
const sent: Sent[] = [];
const done = jest.fn();
const send = (asked: Sent) => {
  sent.push(asked);
  const answer = answers.shift() ?? null;
  const failure = answer !== null && 'status' in answer ? answer : null;
  return {
    unwrap: async (): Promise<null> => {
      await answer;
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- as RTK Query does
      if (failure) throw failure;
      return null;
    },
  };
};

type SettingsProps = {
  readonly values?: Body;
  readonly revision?: number;
  readonly isPart?: boolean;
  readonly clears?: boolean;
  readonly failureTitle?: string;
  readonly changed?: undefined;
};
const START: Body = { name: 'Tuesday', clock: { seconds: 60 }, kind: 'league' };

const Settings = ({ values = START, ...more }: SettingsProps) => {
  const { control, ...form } = useCommandForm({
    schema: body,
    values,
    send,
    onDone: done,
    changed: (before, now) => `From ${before.name} to ${now.name}.`,
    ...more,
  });
  return (
    <Form form={form} label="Settings">
      <TextInput control={control} name="name" label="Name" />
      <NumberInput control={control} name="clock.seconds" label="Seconds" />
      <output aria-label="State">{[form.dirty ? 'dirty' : 'clean', form.notice].join(' ').trim()}</output>
      <FormFoot form={form} label="Save settings" />
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </Form>
  );
};

const within = (settings: SettingsProps) => (
  <ToastProvider>
    <Settings {...settings} />
  </ToastProvider>
);
const open = (settings: SettingsProps = {}) => {
  const user = userEvent.setup();
  const { rerender } = render(within(settings));
  return {
    user,
    read: (more: SettingsProps) => rerender(within(more)),
    save: () => user.click(screen.getByRole('button', { name: /Save settings|Retry/ })),
    enter: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    },
  };
};
const name = () => screen.getByLabelText('Name');
const seconds = () => screen.getByLabelText('Seconds');
const state = () => screen.getByLabelText('State');

beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  done.mockClear();
});

it('sends what the schema made of it, with what was seen, and starts again from there', async () => {
  const { enter, save } = open({ revision: 4 });
  await enter('Name', '  Wednesday ');
  expect(state()).toHaveTextContent('dirty');
  await save();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ ...START, name: 'Wednesday', ifRevision: 4, commandKey: expect.any(String) }]);
  expect(name()).toHaveValue('Wednesday');
  expect(state()).toHaveTextContent('clean');
});

it('leads to the first fault and sends nothing', async () => {
  const { user, save } = open();
  await user.clear(name());
  await user.clear(seconds());
  await save();
  expect(await screen.findByText('Give a name')).toBeVisible();
  expect(screen.getByText('Enter a number')).toBeVisible();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(sent).toEqual([]);
});

it('says in the form what is wrong at no field of it', async () => {
  const { save } = open({ values: { ...START, kind: 'other' } });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a kind');
  expect(sent).toEqual([]);
});

it('takes everything back on wish, with what was said against it', async () => {
  const { user, enter, save } = open();
  await user.clear(name());
  await enter('Seconds', '3');
  await save();
  expect(await screen.findByText('At least 5 seconds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(name()).toHaveValue('Tuesday'));
  expect(seconds()).toHaveValue(60);
  expect(state()).toHaveTextContent('clean');
  expect(screen.queryByText('At least 5 seconds')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells what is invalid and what failed in a toast where it is asked to', async () => {
  answers.push(failed(409));
  const { user, enter, save } = open({ failureTitle: 'Not saved' });
  await user.clear(name());
  await save();
  expect(await screen.findByText('Validation error')).toBeVisible();
  expect(screen.getAllByText('Give a name')).toHaveLength(2);
  await enter('Name', 'Friday');
  await save();
  expect(await screen.findByText('Not saved')).toBeVisible();
});

it('puts what the service says at its field, however deep it stands, and leads there', async () => {
  answers.push(failed(400, { errors: [{ field: 'settings.clock.seconds', message: 'Too long' }] }));
  const { enter, save } = open();
  await enter('Name', 'Friday');
  await save();
  expect(await screen.findByText('Too long')).toBeVisible();
  await waitFor(() => expect(seconds()).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('This cannot be.');
  expect(name()).toHaveValue('Friday');
});

it('offers Retry after an answer that decided nothing, under the same key', async () => {
  answers.push(failed(503));
  const { save } = open();
  await save();
  await screen.findByRole('button', { name: 'Retry' });
  await save();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sent[1]?.commandKey).toBe(sent[0]?.commandKey);
});

it('waits after too many attempts', async () => {
  answers.push(failed(429, { retryAfterSeconds: 65 }));
  const { user, save } = open();
  await save();
  expect(await screen.findByText(/Too many attempts. Try again in 1:0\d/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeDisabled();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(name(), '{Enter}');
  expect(sent).toHaveLength(1);
});

it('sends a double click once and is done once', async () => {
  const { user } = open();
  await user.dblClick(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it('sends nothing more until what follows is done too', async () => {
  let follow = (): void => undefined;
  done.mockReturnValueOnce(new Promise<void>((resolve) => (follow = resolve)));
  const { enter, save, user } = open();
  await save();
  await waitFor(() => expect(done).toHaveBeenCalled());
  await enter('Name', 'Friday');
  await user.type(name(), '{Enter}');
  expect(sent).toHaveLength(1);
  follow();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save settings' })).toBeEnabled());
  await user.type(name(), '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('is as it was before once it is done, where it clears', async () => {
  const { enter, save } = open({ clears: true });
  await enter('Name', 'Friday');
  await save();
  await waitFor(() => expect(name()).toHaveValue('Tuesday'));
  expect(state()).toHaveTextContent('clean');
});

it('keeps what was typed while it was on its way', async () => {
  let answer = (_: null): void => undefined;
  answers.push(new Promise<null>((resolve) => (answer = resolve)));
  const { user, enter, save } = open();
  await enter('Name', 'Friday');
  await save();
  await user.type(name(), ' night');
  answer(null);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(name()).toHaveValue('Friday night');
  expect(state()).toHaveTextContent('dirty');
});

describe('when somebody else changes the same', () => {
  const NEWER: Body = { name: 'Monday', clock: { seconds: 90 }, kind: 'league' };

  it('takes it over where nothing was entered', async () => {
    const { read } = open();
    read({ values: NEWER });
    await waitFor(() => expect(name()).toHaveValue('Monday'));
    expect(state()).toHaveTextContent('clean');
  });

  it('keeps what was entered, takes over the rest and says what changed', async () => {
    const { enter, read } = open();
    await enter('Name', 'Friday');
    read({ values: NEWER });
    await waitFor(() => expect(seconds()).toHaveValue(90));
    expect(name()).toHaveValue('Friday');
    expect(state()).toHaveTextContent('dirty From Tuesday to Monday.');
  });

  it('says at least that something changed', async () => {
    const { enter, read } = open({ changed: undefined });
    await enter('Name', 'Mine');
    read({ values: { ...START, clock: { seconds: 90 } }, changed: undefined });
    await waitFor(() => expect(state()).toHaveTextContent('dirty Somebody changed this meanwhile.'));
  });

  it('leaves the cursor where it is, and what was said at its field', async () => {
    const { user, enter, save, read } = open();
    await user.clear(name());
    await save();
    await waitFor(() => expect(name()).toHaveFocus());
    await enter('Seconds', '70');
    read({ values: { ...START, kind: 'cup' } });
    await waitFor(() => expect(state()).toHaveTextContent('From Tuesday to Tuesday.'));
    expect(seconds()).toHaveFocus();
    expect(screen.getByText('Give a name')).toBeVisible();
  });

  it('says so when the command is refused for it, and saves for what has been read since', async () => {
    answers.push(failed(412));
    const { enter, save, read } = open({ revision: 4 });
    await enter('Name', 'Friday');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed meanwhile. What you entered is kept/);
    read({ values: NEWER, revision: 5 });
    expect(await screen.findByRole('alert')).toHaveTextContent('From Tuesday to Monday.');
    await save();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(sent.at(-1)).toMatchObject({ name: 'Friday', clock: { seconds: 90 }, ifRevision: 5 });
  });
});

describe('a form of one part', () => {
  const began = async () => {
    answers.push(failed(412));
    const opened = open({ revision: 4, isPart: true });
    await opened.enter('Name', 'Friday');
    await opened.save();
    await waitFor(() => expect(sent).toHaveLength(1));
    return opened;
  };

  it('saves again by itself when another part was changed, also of two presses once', async () => {
    const { save, read } = await began();
    await save();
    expect(screen.queryByRole('alert')).toBeNull();
    read({ revision: 5, isPart: true });
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent.map(({ ifRevision }) => ifRevision)).toEqual([4, 5]);
    expect(sent[0]?.commandKey).not.toBe(sent[1]?.commandKey);
  });

  it('asks when this one was changed', async () => {
    const { read } = await began();
    read({ values: { ...START, clock: { seconds: 90 } }, revision: 5, isPart: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('From Tuesday to Tuesday.');
    expect(sent).toHaveLength(1);
    expect(done).not.toHaveBeenCalled();
  });

  it('says so when nothing newer is to be had', async () => {
    await began();
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed meanwhile. What you entered is kept/);
    expect(sent).toHaveLength(1);
  });
});

it('says everything at the field where there is one only', async () => {
  const Note = () => {
    const { control, ...form } = useCommandForm({
      schema: z.object({ text: z.string() }),
      values: { text: '' },
      send: () => ({ unwrap: () => Promise.reject(failed(409)) }),
      onDone: done,
    });
    return (
      <Form form={form}>
        <TextInput control={control} name="text" label="Note" />
        <FormFoot form={form} label="Add note" />
      </Form>
    );
  };
  const user = userEvent.setup();
  render(<Note />, { wrapper: ToastProvider });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('This cannot be.'));
  expect(screen.queryByRole('alert')).toBeNull();
});
