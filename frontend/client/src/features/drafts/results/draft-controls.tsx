import type { DraftStatus, RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { count } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi } from '../api/drafts.api';
import { DRAFT_READS } from '../history/reason-readers';

type Control = 'reset' | 'cancel' | 'reopen';

/** What the draft must be in for each of them (draft rule 2). */
const isOpen = (control: Control, status: DraftStatus): boolean => {
  if (control === 'reset') return status === 'live' || status === 'paused';
  if (control === 'reopen') return status === 'cancelled';
  return status !== 'cancelled' && status !== 'published';
};

/** Starting over, calling off, and opening again: each with its reason. */
export const DraftControls = ({ room }: { readonly room: RoomView }) => {
  const [asked, setAsked] = useState<Control | null>(null);
  const [resetTrigger] = draftsApi.useResetDraftMutation();
  const [cancelTrigger] = draftsApi.useCancelDraftMutation();
  const [reopenTrigger] = draftsApi.useReopenDraftMutation();
  const commands = {
    reset: useCommand(resetTrigger),
    cancel: useCommand(cancelTrigger),
    reopen: useCommand(reopenTrigger),
  };
  const toast = useToast();
  const { leagueId, status } = room;
  const texts = {
    reset: {
      button: 'Reset to the lobby…',
      title: 'Reset the draft?',
      words: `All ${count(room.picks.length, 'pick')} but the captains' own are taken back and the draft returns to the lobby. The history keeps everything.`,
      confirm: 'Reset the draft',
      done: 'Back in the lobby',
    },
    cancel: {
      button: 'Cancel the draft…',
      title: 'Cancel the draft?',
      words: 'Nobody can pick anymore. It can be opened again later, from the beginning.',
      confirm: 'Cancel the draft',
      done: 'Draft canceled',
    },
    reopen: {
      button: 'Reopen the draft…',
      title: 'Reopen the draft?',
      words: 'It starts again in setup with the same settings; order and picks are made again.',
      confirm: 'Reopen the draft',
      done: 'Draft reopened',
    },
  } as const satisfies Readonly<Record<Control, object>>;
  const offered = (['reset', 'reopen', 'cancel'] as const).filter((control) => isOpen(control, status));
  if (offered.length === 0) return null;
  const confirm = async (reason: string, confirmation: string): Promise<void> => {
    if (!asked) return;
    const outcome =
      asked === 'reset'
        ? await commands.reset.run({ leagueId, reason, confirmation })
        : await commands[asked].run({ leagueId, reason });
    if (!outcome.ok) return;
    toast.show(texts[asked].done);
    setAsked(null);
  };
  return (
    <Section title="Start over or call off" hint="Each of these asks for a reason that everybody can read.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {offered.map((control) => (
          <Button
            key={control}
            variant="outlined"
            color={control === 'reopen' ? 'primary' : 'error'}
            onClick={() => setAsked(control)}
          >
            {texts[control].button}
          </Button>
        ))}
      </Box>
      {offered.map((control) => (
        <ConfirmDialog
          key={control}
          open={asked === control}
          title={texts[control].title}
          confirmLabel={texts[control].confirm}
          tone={control === 'reopen' ? 'primary' : 'error'}
          reasonFor={DRAFT_READS}
          typed={control === 'reset' ? 'RESET' : undefined}
          busy={commands[control].busy}
          failure={commands[control].failure}
          onConfirm={({ reason, confirmation }) => void confirm(reason, confirmation)}
          onClose={() => setAsked(null)}
        >
          <Typography>{texts[control].words}</Typography>
        </ConfirmDialog>
      ))}
    </Section>
  );
};
