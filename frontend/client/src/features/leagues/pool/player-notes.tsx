import { noteBody, type PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { poolApi } from '../api/pool.api';

/** What evaluators wrote, and a field for one more note. */
export const PlayerNotes = ({
  leagueId,
  player,
  onDirty,
}: {
  readonly leagueId: string;
  readonly player: PoolPlayerView;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (dirty: boolean) => void;
}) => {
  const [add] = poolApi.useAddEvaluatorNoteMutation();
  const { control, ...form } = useCommandForm({
    schema: noteBody,
    values: { text: '' },
    send: (note) => add({ leagueId, playerId: player.playerId, ...note }),
    clears: true,
    onDone: () => undefined,
  });
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <>
      {player.notes.length > 0 && (
        <Box component="ol" sx={{ p: 0, m: 0, mb: 3, listStyle: 'none' }}>
          {player.notes.map(({ noteId, text: words, author, at }) => (
            <TimelineRow key={noteId} at={at} who={author} what={words} />
          ))}
        </Box>
      )}
      <Form form={form} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <TextInput
          control={control}
          name="text"
          multiline
          minRows={2}
          placeholder="Strong arm, slow to first base"
          slotProps={{ htmlInput: { 'aria-label': 'New note' } }}
        />
        <SubmitButton form={form} label="Add note" size="small" variant="outlined" color="inherit" />
      </Form>
    </>
  );
};
