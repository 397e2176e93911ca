import type { CommandResultView } from '@fieldhouse/api-contract';
import { useState, type ReactNode } from 'react';
import { useCommand, type Keyed } from '../../../shared/api/use-command';
import { toldAgain } from '../../../shared/api/use-seen';
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
  readonly trigger: (arg: Arg) => { readonly unwrap: () => Promise<CommandResultView> };
  readonly arg: (reason: string) => Omit<Arg, 'commandKey'>;
  /** Said once it is done. */
  readonly done: string;
  /** What it does, before it is done. */
  readonly children: ReactNode;
};

/** A button for what cannot simply be taken back: it says what it does and asks first. */
export const AskedButton = <Arg extends Keyed>({
  label,
  about,
  title,
  confirm,
  tone = 'primary',
  needsReason = false,
  disabled,
  trigger,
  arg,
  done,
  children,
}: AskedButtonProps<Arg>) => {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useCommand(trigger);
  const toast = useToast();
  const send = async (reason: string): Promise<void> => {
    if (!(await run(arg(reason))).ok) return;
    setAsking(false);
    toast.show(done);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={about && `${label}: ${about}`}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={confirm}
        tone={tone}
        reasonFor={needsReason ? 'It stays in the history of the money.' : undefined}
        busy={busy}
        failure={toldAgain(failure)}
        onConfirm={({ reason }) => void send(reason)}
        onClose={() => {
          setAsking(false);
          clearFailure();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
