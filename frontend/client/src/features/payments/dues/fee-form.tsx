import { teamFeeBodies, type MemberView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { AmountField } from '../../../shared/form/fields/amount-input';
import { SegmentInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf, sameNumber } from '../../../shared/lib/money';
import { listOf } from '../../../shared/lib/words';
import { FieldGrid } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { isTodayOrLater } from '../../../shared/lib/today';
import { paymentsApi } from '../api/payments.api';
import { candidatesOf } from '../model/candidates';
import { inDays } from '../model/days';
import { faultOfAmounts, MemberAmounts, type Owing } from '../parts/member-amounts';
import { currencyOptions } from '../words/currencies';
import { LateFeeFields, type LateFee } from './late-fee-fields';

const DUE_IN_DAYS = 14;
const BEARERS = [
  { value: 'organizer', label: 'The team' },
  { value: 'payer', label: 'The payer' },
];

type FeeFormProps = {
  readonly teamId: string;
  /** IANA, in which the team's days are meant. */
  readonly zone: string;
  readonly members: readonly MemberView[];
  /** What the team asked in before. */
  readonly currency: string;
  /** Told how many get an invoice. */
  readonly onAsked: (members: number) => void;
  readonly onClose: () => void;
};

/** Asks members for money: the same of all, other amounts of some, nothing of whoever is exempt. */
export const FeeForm = ({ teamId, zone, members, currency: before, onAsked, onClose }: FeeFormProps) => {
  const { candidates, without } = candidatesOf(members);
  const [each, setEach] = useState(Number.NaN);
  const [raise] = paymentsApi.useRaiseFeeMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: teamFeeBodies.RaiseFee.refine(({ dueOn }) => isTodayOrLater(dueOn, zone), {
      path: ['dueOn'],
      message: 'Choose today or a later day',
    }),
    values: {
      title: '',
      currency: before,
      dueOn: inDays(DUE_IN_DAYS),
      bearer: 'organizer' as const,
      lateFee: undefined as LateFee,
      members: candidates.map(({ accountId }): Owing => ({ accountId, amountMinor: Number.NaN })),
    },
    send: (body) => raise({ teamId, ...body }),
    onDone: (_, body) => {
      onAsked(body.members.length);
      toast.show(`${body.title} is asked for`, 'Everybody who owes it is told.');
      onClose();
    },
    changed: null,
  });
  const [currency, owing] = useWatch({ control, name: ['currency', 'members'] });
  const { errors } = useFormState({ control, name: 'members' });
  const fault = faultOfAmounts(errors.members);
  const lacksEach =
    fault !== undefined && Number.isNaN(each) && owing.some((one) => Number.isNaN(one.amountMinor));
  const sum = owing.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const ofEach = (minor: number | null): void => {
    const amountMinor = minor ?? Number.NaN;
    // Whoever has an amount of their own keeps it.
    const changed = owing.map((one) => (Object.is(one.amountMinor, each) ? { ...one, amountMinor } : one));
    setEach(amountMinor);
    form.setValue('members', changed, { shouldDirty: true });
  };
  /** What is typed stays the number that it is. */
  const countIn = (to: string): void => {
    const same = (minor: number): number => sameNumber(minor, currency, to);
    const lateFee = form.getValues('lateFee');
    setEach(same(each));
    form.setValue(
      'members',
      owing.map((one) => ({ ...one, amountMinor: same(one.amountMinor) })),
    );
    if (lateFee) form.setValue('lateFee', { ...lateFee, amountMinor: same(lateFee.amountMinor) });
  };
  return (
    <DialogForm
      form={form}
      submitLabel={sum > 0 ? `Ask for ${moneyOf(sum, currency)} in all` : 'Ask for it'}
      onClose={onClose}
    >
      <TextInput control={control} name="title" label="What it is for" placeholder="Spring dues" autoFocus />
      <FieldGrid>
        <AmountField
          label="Amount per member"
          currency={currency}
          value={each}
          error={lacksEach ? 'Enter an amount' : undefined}
          onChange={ofEach}
        />
        <SelectInput
          control={control}
          name="currency"
          label="Currency"
          options={currencyOptions(before)}
          onEntered={countIn}
        />
        <DayInput control={control} name="dueOn" label="Due on" />
      </FieldGrid>
      <SegmentInput
        control={control}
        name="bearer"
        label="Who bears the fee of card payments?"
        options={BEARERS}
        helperText="2.9% and a small amount each. People see it before they pay."
      />
      <LateFeeFields
        control={control}
        currency={currency}
        onChange={(lateFee) => form.setValue('lateFee', lateFee, { shouldDirty: true })}
      />
      <Controller
        control={control}
        name="members"
        render={({ field: { value, onChange } }) => (
          <MemberAmounts
            label="Who pays; people who are not checked are exempt"
            candidates={candidates}
            value={value}
            currency={currency}
            first={each}
            fault={fault}
            saidOnce={lacksEach}
            onChange={onChange}
          />
        )}
      />
      {without.length > 0 && (
        <p className="muted">
          {listOf(without)} {without.length > 1 ? 'have' : 'has'} no account yet and cannot be asked. Add them
          to the dues once they have joined.
        </p>
      )}
    </DialogForm>
  );
};
