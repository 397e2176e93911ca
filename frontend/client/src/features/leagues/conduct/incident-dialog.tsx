import {
  disciplineBodies,
  INCIDENT_LENGTH,
  type DisciplineView,
  type IncidentKind,
} from '@fieldhouse/api-contract';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { optionsOf } from '../../../shared/form/options-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useToast } from '../../../shared/ui/toasts';
import { disciplineApi } from '../api/discipline.api';
import { INCIDENT_WORDS } from './conduct-words';
import { PersonInput } from './person-input';

type IncidentDialogProps = {
  readonly open: boolean;
  readonly leagueId: string;
  /** Where the league is. */
  readonly today: string;
  readonly people: DisciplineView['people'];
  readonly onClose: () => void;
};

/** What somebody has done, for the record. */
export const IncidentDialog = ({ open, ...rest }: IncidentDialogProps) => (
  <FormDialog open={open} title="Record an incident" onClose={rest.onClose}>
    {open && <IncidentForm {...rest} />}
  </FormDialog>
);

const FIRST: IncidentKind = 'unsporting_conduct';

const IncidentForm = ({ leagueId, today, people, onClose }: Omit<IncidentDialogProps, 'open'>) => {
  const [record] = disciplineApi.useRecordIncidentMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: disciplineBodies.RecordIncident,
    values: { accountId: '', day: today, kind: FIRST, words: '' },
    send: (incident) => record({ leagueId, ...incident }),
    onDone: (_, { accountId }) => {
      const name = people.find((one) => one.accountId === accountId)?.name;
      toast.show('Incident recorded', name && `${name} can read it.`);
      onClose();
    },
    changed: null,
  });
  return (
    <DialogForm form={form} submitLabel="Record incident" onClose={onClose}>
      <PersonInput control={control} name="accountId" label="About" people={people} />
      <DayInput control={control} name="day" label="Day" />
      <SelectInput control={control} name="kind" label="What it was" options={optionsOf(INCIDENT_WORDS)} />
      <TextInput
        control={control}
        name="words"
        label="What happened"
        helperText={`They can read it, and so can the people who keep the record. At most ${INCIDENT_LENGTH.toLocaleString('en')} characters.`}
        multiline
        minRows={4}
      />
    </DialogForm>
  );
};
