import { reconciliationBodies, type FinanceCaseView } from '@fieldhouse/api-contract';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, FormFoot } from '../../../shared/form/form';
import { optionsOf } from '../../../shared/form/options-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { useToast } from '../../../shared/ui/toasts';
import { financeApi } from '../api/finance.api';
import { RESOLUTION_CHOICES } from '../words/finance-words';

type OfCase = { readonly of: Pick<FinanceCaseView, 'day' | 'caseId'> };

/** A note for whoever looks at the case next. */
export const NoteForm = ({ of: { day, caseId } }: OfCase) => {
  const [note] = financeApi.useNoteCaseMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: reconciliationBodies.NoteCase,
    values: { note: '' },
    send: (body) => note({ day, caseId, ...body }),
    onDone: () => toast.show('Note added'),
    clears: true,
  });
  return (
    <Form form={form} label="A note to the case">
      <TextInput control={control} name="note" label="Note" multiline minRows={2} />
      <FormFoot form={form} label="Add the note" variant="outlined" />
    </Form>
  );
};

/** What was done about a difference, and why that settles it. */
export const ResolveForm = ({ of: { day, caseId } }: OfCase) => {
  const [resolve] = financeApi.useResolveCaseMutation();
  const [, hide] = useQueryParam('case');
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: reconciliationBodies.ResolveCase,
    values: { resolution: 'fixed_here', reason: '' },
    send: (body) => resolve({ day, caseId, ...body }),
    onDone: () => {
      hide(null);
      toast.show('The case is settled');
    },
  });
  return (
    <Form form={form} label="Settle the case">
      <SelectInput
        control={control}
        name="resolution"
        label="What was done"
        options={optionsOf(RESOLUTION_CHOICES)}
      />
      <TextInput
        control={control}
        name="reason"
        label="Reason"
        multiline
        minRows={2}
        helperText="It stays in the history of the case, and is not told again as long as it differs by the same. The case can be opened again."
      />
      <FormFoot form={form} label="Settle the case" />
    </Form>
  );
};

/** That what somebody has settled is not, and why. */
export const ReopenForm = ({ of: { day, caseId } }: OfCase) => {
  const [reopen] = financeApi.useReopenCaseMutation();
  const [, hide] = useQueryParam('case');
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: reconciliationBodies.ReopenCase,
    values: { reason: '' },
    send: (body) => reopen({ day, caseId, ...body }),
    onDone: () => {
      hide(null);
      toast.show('The case is open again');
    },
  });
  return (
    <Form form={form} label="Open the case again">
      <TextInput
        control={control}
        name="reason"
        label="Reason"
        multiline
        minRows={2}
        helperText="It waits again, and holds up the month. How it was settled stays in its history."
      />
      <FormFoot form={form} label="Open the case again" variant="outlined" />
    </Form>
  );
};
