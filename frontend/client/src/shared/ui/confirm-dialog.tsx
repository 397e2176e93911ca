import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type FormEvent, type ReactNode } from 'react';
import { sentenceOf, type Failure } from '../api/problem';
import { useFreshFailure } from '../api/use-seen';
import { useWayBack } from '../lib/use-way-back';

const REASON = { least: 3, most: 200 } as const;

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** The verb and the thing, as 'Reset the draft'. */
  readonly confirmLabel: string;
  /** The way out, as 'Keep editing'. */
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'accent' | 'error';
  /** Asks for a reason of 3 to 200 characters, and says who reads it: 'Everybody in the draft can read it.' */
  readonly reasonFor?: string;
  /** Asks to type this word first. */
  readonly typed?: string;
  /** Where it begins: in a field of `children`, or at the answer, for whoever has no time. Else in its first own field. */
  readonly begins?: 'above' | 'answer';
  /** Why it cannot be confirmed any more. */
  readonly blocked?: string;
  readonly busy?: boolean;
  readonly failure?: Failure | null;
  readonly onConfirm: (given: { readonly reason: string; readonly confirmation: string }) => void;
  readonly onClose: () => void;
};

/** Asks before something that cannot simply be taken back. */
export const ConfirmDialog = ({ open, onClose, ...question }: ConfirmDialogProps) => {
  const id = useId();
  const goBack = useWayBack(open);
  const failure = useFreshFailure(question.failure ?? null, open);
  return (
    <Dialog
      open={open}
      onClose={question.busy ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ transition: { onExited: goBack } }}
      maxWidth="xs"
      fullWidth
    >
      <Question {...question} failure={failure} id={id} onClose={onClose} still={!open} />
    </Dialog>
  );
};

type QuestionProps = Omit<ConfirmDialogProps, 'open'> & { readonly id: string; readonly still: boolean };

/** A question that was answered goes as it was asked, whatever it would be called by now. */
const Question = memo(
  function Question({
    id,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'primary',
    reasonFor,
    typed,
    begins,
    blocked,
    busy = false,
    failure,
    onConfirm,
    onClose,
  }: QuestionProps) {
    const [reason, setReason] = useState('');
    const [confirmation, setConfirmation] = useState('');
    const given = reason.trim();
    const ready =
      blocked === undefined &&
      (reasonFor === undefined || (given.length >= REASON.least && given.length <= REASON.most)) &&
      (typed === undefined || confirmation === typed);
    const submit = (event: FormEvent): void => {
      event.preventDefault();
      // It may be asked by a form, which is not sent by the answer.
      event.stopPropagation();
      if (ready && !busy) onConfirm({ reason: given, confirmation });
    };
    return (
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {children && (
            <Typography component="div" sx={{ color: 'text.secondary' }}>
              {children}
            </Typography>
          )}
          {reasonFor !== undefined && (
            <TextField
              label="Reason"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              multiline
              minRows={2}
              required
              autoFocus={begins === undefined}
              helperText={`${given.length} of ${REASON.most} characters, at least ${REASON.least}. ${reasonFor}`}
              error={given.length > REASON.most}
            />
          )}
          {typed !== undefined && (
            <TextField
              label={`Type ${typed} to confirm`}
              value={confirmation}
              onChange={(event) => setConfirmation(event.target.value)}
              autoComplete="off"
              autoFocus={begins === undefined && reasonFor === undefined}
              slotProps={{ htmlInput: { spellCheck: false } }}
            />
          )}
          {(blocked ?? failure) && (
            <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
              {blocked ?? (failure && sentenceOf(failure))}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={tone}
            disabled={!ready}
            loading={busy}
            autoFocus={begins === 'answer'}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    );
  },
  (_, { still }) => still,
);
