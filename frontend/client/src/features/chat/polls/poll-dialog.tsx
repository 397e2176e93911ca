import { POLL_OPTION_LENGTH, POLL_OPTIONS } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { SelectInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { InstantInput } from '../../../shared/form/fields/instant-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { keptOnDevice } from '../../../shared/lib/kept';
import { ownZone } from '../../../shared/lib/times';
import { IconButton } from '../../../shared/ui/button';
import { useChat } from '../chat-context';
import { newOption, newPollDraft, pollDraft, pollOf, type PollDraft } from '../model/poll-draft';

const CLOSES: readonly { readonly value: PollDraft['closes']; readonly label: string }[] = [
  { value: 'never', label: 'When somebody closes it' },
  { value: 'hour', label: 'In 1 hour' },
  { value: 'day', label: 'In 1 day' },
  { value: 'week', label: 'In 1 week' },
  { value: 'own', label: 'At another time' },
];

/** Asks the others: what is entered stays on the device until the poll is on its way, or is given up. */
export const PollDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { view, channel, outbox } = useChat();
  const [kept] = useState(() =>
    keptOnDevice<PollDraft>(`chat-poll ${view.me.accountId} ${view.chatId} ${channel}`),
  );
  const [values] = useState(() => kept.get() ?? newPollDraft());
  const { control, watch, ...form } = useCommandForm({
    schema: pollDraft,
    values,
    send: (_, body) => ({
      unwrap: async () => {
        const poll = pollOf(body, Date.now());
        await Promise.resolve(outbox.write({ channel, text: body.question, reply: null, files: [], poll }));
      },
    }),
    onDone: () => leave(),
  });
  const leave = (): void => {
    kept.set(null);
    onClose();
  };
  useEffect(() => {
    const watching = watch((draft) => kept.set(draft as PollDraft));
    return () => watching.unsubscribe();
  }, [watch, kept]);
  const closes = useWatch({ control, name: 'closes' });
  return (
    <FormDialog open={open} title="Start a poll" onClose={onClose}>
      <DialogForm form={form} submitLabel="Post the poll" onClose={leave} kept>
        <TextInput control={control} name="question" label="Question" multiline maxRows={4} autoFocus />
        <Options control={control} />
        <SwitchInput control={control} name="multiple" label="More than one option can be chosen" />
        <SwitchInput
          control={control}
          name="secret"
          label="Secret poll"
          helperText="Everybody sees how many voted for what, and nobody sees who"
        />
        <SelectInput control={control} name="closes" label="Closes" options={CLOSES} />
        {closes === 'own' && (
          <InstantInput control={control} name="closesAt" label="Closes at" zone={ownZone()} />
        )}
      </DialogForm>
    </FormDialog>
  );
};

/** The options, each in a line: Enter leads to the next one, Backspace takes an empty one away. */
const Options = ({ control }: { readonly control: Control<PollDraft> }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'options' });
  const options = useWatch({ control, name: 'options' });
  const list = useRef<HTMLOListElement>(null);
  const { least, most } = POLL_OPTIONS;
  const mayRemove = fields.length > least;
  const onKeyDown = (event: KeyboardEvent, n: number): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (n + 1 < fields.length) focus(n + 1);
      else if (fields.length < most) add();
    } else if (event.key === 'Backspace' && options[n]?.text === '' && mayRemove) {
      event.preventDefault();
      takeAway(n);
    }
  };
  // At once: whoever types on without a pause would write the next letter into the field before.
  const focus = (n: number): void => list.current?.querySelectorAll('input')[n]?.focus();
  const add = (): void => {
    flushSync(() => append(newOption(), { shouldFocus: false }));
    focus(fields.length);
  };
  const takeAway = (n: number): void => {
    flushSync(() => remove(n));
    focus(Math.max(0, n - 1));
  };
  return (
    <Box
      component="ol"
      ref={list}
      aria-label="Options"
      sx={{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none' }}
    >
      {fields.map((field, n) => (
        <Box component="li" key={field.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <TextInput
            control={control}
            name={`options.${n}.text`}
            label={`Option ${n + 1}`}
            fullWidth
            onKeyDown={(event) => onKeyDown(event, n)}
            slotProps={{ htmlInput: { maxLength: POLL_OPTION_LENGTH, enterKeyHint: 'next' } }}
          />
          {mayRemove && (
            <IconButton aria-label={`Remove option ${n + 1}`} onClick={() => takeAway(n)}>
              <CloseRounded />
            </IconButton>
          )}
        </Box>
      ))}
      {fields.length < most && (
        <Box component="li">
          <Button color="inherit" onClick={add}>
            Add an option
          </Button>
        </Box>
      )}
    </Box>
  );
};
