import type { CommandResultView } from '@fieldhouse/api-contract';
import { useRef, useState, type ReactNode } from 'react';
import { useCommand, type Keyed } from '../../../shared/api/use-command';
import { toldAgain, useSeen } from '../../../shared/api/use-seen';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';

type AskedButtonProps<Arg extends Keyed> = {
  readonly label: string;
  /** What it is about, for whoever hears only the button. */
  readonly about?: string;
  readonly title: string;
  readonly confirm: string;
  readonly tone?: 'primary' | 'error';
  readonly needsReason?: boolean;
  readonly disabled?: boolean;
  /** Whether it can be asked now. A question that is open stays, with what was typed, and says that it is over. */
  readonly offered?: boolean;
  /** Of what the question is about: where it asks something else by then, it is looked at once more before it is done. */
  readonly revision?: number;
  readonly trigger: (arg: Arg) => { readonly unwrap: () => Promise<CommandResultView> };
  readonly arg: (reason: string) => Omit<Arg, 'commandKey'>;
  /** Said once it is done. */
  readonly done: string;
  /** What it does, before it is done. */
  readonly children: ReactNode;
};

const OVER =
  'This cannot be done anymore: it has changed since you opened it. Nothing was sent. Close this to see how it stands.';

/** A button for what cannot simply be taken back: it says what it does and asks first. */
export const AskedButton = <Arg extends Keyed>({
  label,
  about,
  title,
  confirm,
  tone = 'primary',
  needsReason = false,
  disabled,
  offered = true,
  revision,
  trigger,
  arg,
  done,
  children,
}: AskedButtonProps<Arg>) => {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useCommand(trigger);
  const toast = useToast();
  // What is over has no words of its own.
  const asked = useRef({ title, confirm, children });
  if (offered) asked.current = { title, confirm, children };
  const question = asked.current;
  const words = `${question.title} ${question.confirm}`;
  const isSeen = useSeen(words, asking, failure) === words;
  const asOf = useRef(revision);
  if (isSeen) asOf.current = revision;
  const send = async (reason: string): Promise<void> => {
    const seen = asOf.current === undefined ? {} : { ifRevision: asOf.current };
    if (!(await run({ ...arg(reason), ...seen })).ok) return;
    setAsking(false);
    toast.show(done);
  };
  return (
    <>
      {offered && (
        <Button
          size="small"
          aria-label={about && `${label}: ${about}`}
          disabled={disabled}
          onClick={() => setAsking(true)}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={question.title}
        confirmLabel={question.confirm}
        tone={tone}
        blocked={offered || busy ? undefined : OVER}
        reasonFor={needsReason ? 'It stays in the history of the money.' : undefined}
        busy={busy}
        failure={toldAgain(failure)}
        onConfirm={({ reason }) => void send(reason)}
        onClose={() => {
          setAsking(false);
          clearFailure();
        }}
      >
        {question.children}
      </ConfirmDialog>
    </>
  );
};
