import { codeBodies, type CodesView } from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { ManyInput, SegmentInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { KIND_WORDS } from '../../../shared/lib/prospectus-words';
import { useToast } from '../../../shared/ui/toasts';
import { isTodayOrLater } from '../../../shared/lib/today';
import { codesApi } from '../api/codes.api';

type CodeDialogProps = {
  readonly open: boolean;
  readonly leagueId: string;
  /** IANA, of the league. */
  readonly zone: string;
  readonly offer: NonNullable<CodesView['offer']>;
  readonly onClose: () => void;
};

/** A new discount code of a league. */
export const CodeDialog = ({ open, ...rest }: CodeDialogProps) => (
  <FormDialog open={open} title="Make a discount code" onClose={rest.onClose}>
    {open && <CodeForm {...rest} />}
  </FormDialog>
);

const DISCOUNTS = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
];
type Kind = 'percent' | 'amount';

/** @param zone of the league: codes end with a day there */
const codeIn = (zone: string) =>
  codeBodies.MakeCode.refine(({ validUntil }) => validUntil === null || isTodayOrLater(validUntil, zone), {
    path: ['validUntil'],
    message: 'Choose today or a later day, or leave it empty',
  });

const CodeForm = ({ leagueId, zone, offer, onClose }: Omit<CodeDialogProps, 'open'>) => {
  const [make] = codesApi.useMakeCodeMutation();
  const toast = useToast();
  const { currency, kinds } = offer;
  const first: Kind = 'percent';
  const { control, ...form } = useCommandForm({
    schema: codeIn(zone),
    values: {
      code: null as string | null,
      // Both stand in the form; the one that is not chosen is not sent.
      discount: { kind: first as Kind, percent: Number.NaN, amountMinor: Number.NaN },
      kinds: [...kinds],
      limit: null as number | null,
      oncePerPerson: true,
      validUntil: null as string | null,
      note: '',
    },
    send: (body) => make({ leagueId, ...body }),
    onDone: (_, { code }) => {
      toast.show('Code made', code ?? 'It’s in the list. Copy it from there.');
      onClose();
    },
    changed: null,
  });
  const kind = useWatch({ control, name: 'discount.kind' });
  return (
    <DialogForm form={form} submitLabel="Make code" onClose={onClose}>
      <TextInput
        control={control}
        name="code"
        label="Code"
        placeholder="SUMMER10"
        helperText="4 to 24 letters, digits and hyphens. Left empty, one is made that nobody guesses."
        emptyIsNull
        autoFocus
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' } }}
      />
      <SegmentInput control={control} name="discount.kind" label="Takes off" options={DISCOUNTS} />
      {kind === 'percent' ? (
        <NumberInput
          control={control}
          name="discount.percent"
          label="Percent of the price"
          helperText="1 to 100, of the price with all charges"
        />
      ) : (
        <AmountInput control={control} name="discount.amountMinor" label="Amount" currency={currency} />
      )}
      <ManyInput
        control={control}
        name="kinds"
        label="For whom"
        options={kinds.map((value) => ({ value, label: KIND_WORDS[value] }))}
      />
      <NumberInput
        control={control}
        name="limit"
        label="How many times"
        helperText="In all. Left empty: as often as people register."
        emptyIsNull
      />
      <SwitchInput control={control} name="oncePerPerson" label="Once for each person" />
      <DayInput
        control={control}
        name="validUntil"
        label="Last day"
        helperText="In the league’s time zone. Left empty: until you end it."
        emptyIsNull
      />
      <TextInput
        control={control}
        name="note"
        label="Note"
        helperText="Only people who manage the league’s money can see it."
      />
    </DialogForm>
  );
};
