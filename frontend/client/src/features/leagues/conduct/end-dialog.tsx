import type { DisciplineView } from '@fieldhouse/api-contract';
import { useCommand, type Keyed } from '../../../shared/api/use-command';
import { DELETED_PLAYER } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { disciplineApi } from '../api/discipline.api';
import { isOpen } from './conduct-words';

/** What is ended that stays on record; by its id, of whom. */
export type Ended = {
  readonly what: 'suspension' | 'incident';
  readonly id: string;
  readonly name: string | null;
};

type EndDialogProps = {
  readonly view: DisciplineView;
  /** Null: nothing is being ended. */
  readonly asked: Ended | null;
  readonly onClose: () => void;
};

/** Ends something that stays on record, with a reason that the person reads; what is written stays where it ends meanwhile. */
export const EndDialog = ({ view, asked, onClose }: EndDialogProps) => {
  const [lift] = disciplineApi.useLiftSuspensionMutation();
  const [takeBack] = disciplineApi.useTakeBackIncidentMutation();
  const { leagueId } = view;
  const send = ({ what, id, ...given }: Keyed & Pick<Ended, 'what' | 'id'> & { readonly reason: string }) =>
    what === 'suspension'
      ? lift({ leagueId, suspensionId: id, ...given })
      : takeBack({ leagueId, incidentId: id, ...given });
  const { run, busy, failure, clearFailure } = useCommand(send);
  const toast = useToast();
  const whose = asked?.name ?? DELETED_PLAYER;
  const words = asked?.what === 'incident' ? takenBackWords(whose) : liftedWords(whose);
  const close = (): void => {
    clearFailure();
    onClose();
  };
  const confirm = async (reason: string): Promise<void> => {
    if (asked === null || !(await run({ what: asked.what, id: asked.id, reason })).ok) return;
    close();
    toast.show(words.done);
  };
  // Their own reason ends it as well.
  const isOver = asked !== null && !busy && !isStanding(asked, view);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={words.title}
      confirmLabel={words.confirm}
      reasonFor="They can read it, and so can the people who keep the record."
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void confirm(reason)}
      onClose={close}
    >
      {isOver ? words.over : words.means}
    </ConfirmDialog>
  );
};

/** Whether it can be ended still. */
const isStanding = ({ what, id }: Ended, { suspensions, incidents }: DisciplineView): boolean =>
  what === 'suspension'
    ? suspensions.some((one) => one.suspensionId === id && isOpen(one))
    : incidents.some((one) => one.incidentId === id && one.takenBack === null);

const liftedWords = (whose: string) => ({
  title: `Lift the suspension of ${whose}?`,
  confirm: 'Lift the suspension',
  done: `The suspension of ${whose} is lifted`,
  means: 'They may play from today on, unless another suspension holds. This one stays on record as lifted.',
  over: 'It is over meanwhile: nothing is left to lift.',
});

const takenBackWords = (whose: string) => ({
  title: `Take back the incident of ${whose}?`,
  confirm: 'Take it back',
  done: 'Incident taken back',
  means: 'It stays on record as taken back. A suspension because of it continues until it is lifted.',
  over: 'It has been taken back meanwhile: the record says why.',
});
