import { disciplineBodies, type DisciplineView } from '@fieldhouse/api-contract';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { DayInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useToast } from '../../../shared/ui/toasts';
import { disciplineApi } from '../api/discipline.api';
import { termWords } from './conduct-words';
import { PersonInput } from './person-input';

/** What a suspension is for. */
export type SuspendedFor = {
  readonly incidentId: string;
  readonly accountId: string;
  readonly words: string;
};

type SuspendDialogProps = {
  readonly open: boolean;
  readonly leagueId: string;
  /** Where the league is. */
  readonly today: string;
  readonly people: DisciplineView['people'];
  /** Null: for nothing that is on record. */
  readonly incident: SuspendedFor | null;
  readonly onClose: () => void;
};

/** Somebody may not play for some days, or until that is lifted. */
export const SuspendDialog = ({ open, ...rest }: SuspendDialogProps) => (
  <FormDialog open={open} title="Suspend somebody" onClose={rest.onClose}>
    {open && <SuspendForm {...rest} />}
  </FormDialog>
);

const SuspendForm = ({ leagueId, today, people, incident, onClose }: Omit<SuspendDialogProps, 'open'>) => {
  const [suspend] = disciplineApi.useSuspendPersonMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: disciplineBodies.SuspendPerson,
    values: {
      ...{ accountId: incident?.accountId ?? '', firstDay: today, lastDay: null as string | null },
      ...{ reason: '', incidentId: incident?.incidentId ?? null },
    },
    send: (suspension) => suspend({ leagueId, ...suspension }),
    onDone: (_, suspension) => {
      const name = people.find(({ accountId }) => accountId === suspension.accountId)?.name ?? 'They';
      toast.show(`${name} is suspended`, `${termWords(suspension)}.`);
      onClose();
    },
    changed: null,
  });
  return (
    <DialogForm form={form} submitLabel="Suspend" onClose={onClose}>
      {incident ? (
        <p className="muted">For {incident.words}.</p>
      ) : (
        <PersonInput control={control} name="accountId" label="Whom" people={people} />
      )}
      <DayInput control={control} name="firstDay" label="First day" helperText="In the league’s time zone." />
      <DayInput
        control={control}
        name="lastDay"
        label="Last day"
        helperText="That day included, two years at most. Left empty: until you lift it."
        emptyIsNull
      />
      <TextInput
        control={control}
        name="reason"
        label="Reason"
        helperText="They read it. Their captain sees the days alone."
        multiline
        minRows={2}
      />
      <p className="muted">
        A suspension that lasts through the last day of the season also keeps them from registering; a shorter
        one does not. Keeping them out of games is up to you and their captain: there are no lineups here yet.
      </p>
    </DialogForm>
  );
};
