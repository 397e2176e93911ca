import { noteBody, type PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
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
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState<string | null>(null);
  const [trigger] = poolApi.useAddEvaluatorNoteMutation();
  const { run, busy, failure } = useCommand(trigger);
  const dirty = text.trim() !== '';
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = noteBody.safeParse({ text });
    setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    const outcome = await run({ leagueId, playerId: player.playerId, text: parsed.data.text });
    if (outcome.ok) setText('');
  };
  return (
    <>
      {player.notes.length > 0 && (
        <Box component="ol" sx={{ p: 0, m: 0, mb: 3, listStyle: 'none' }}>
          {player.notes.map(({ noteId, text: words, author, at }) => (
            <TimelineRow key={noteId} at={at} who={author} what={words} />
          ))}
        </Box>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <TextField
          multiline
          minRows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Strong arm, slow to first base"
          error={invalid !== null || failure !== null}
          helperText={invalid ?? (failure ? sentenceOf(failure) : undefined)}
          slotProps={{ htmlInput: { 'aria-label': 'New note' } }}
        />
        <Button type="submit" size="small" variant="outlined" color="inherit" loading={busy}>
          Add note
        </Button>
      </Box>
    </>
  );
};
