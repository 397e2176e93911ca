import type { teamFeeBodies } from '@fieldhouse/api-contract';
import { useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { moneyOf } from '../../../shared/lib/money';
import { weekdayOf } from '../../../shared/lib/times';
import { FieldGrid } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';

type Values = z.input<typeof teamFeeBodies.RaiseFee>;
/** Undefined: being late costs nothing. */
export type LateFee = Values['lateFee'];

const USUAL: NonNullable<LateFee> = { amountMinor: Number.NaN, graceDays: 7 };

type LateFeeFieldsProps = {
  readonly control: Control<Values>;
  readonly currency: string;
  readonly onChange: (lateFee: LateFee) => void;
};

/** Whether a fee costs more when it is late, how much and from when on; not unless somebody says so. */
export const LateFeeFields = ({ control, currency, onChange }: LateFeeFieldsProps) => {
  const [lateFee, dueOn] = useWatch({ control, name: ['lateFee', 'dueOn'] });
  return (
    <div className="late-fee">
      <Switch
        label="Add a late fee if it is not paid in time"
        on={lateFee !== undefined}
        onTurn={(on) => onChange(on ? USUAL : undefined)}
      />
      {lateFee && (
        <>
          <FieldGrid>
            <AmountInput control={control} name="lateFee.amountMinor" label="Late fee" currency={currency} />
            <NumberInput
              control={control}
              name="lateFee.graceDays"
              label="Days after the due day"
              helperText="From 0 to 30"
            />
          </FieldGrid>
          <p className="muted" aria-live="polite">
            {meaningOf(lateFee, dueOn, currency)}
          </p>
        </>
      )}
    </div>
  );
};

const DAY_MS = 86_400_000;

/** What it means for whoever is late. */
const meaningOf = (
  { amountMinor, graceDays }: NonNullable<LateFee>,
  dueOn: string,
  currency: string,
): string => {
  const lastAt = Date.parse(dueOn) + graceDays * DAY_MS;
  if (!(amountMinor > 0) || Number.isNaN(lastAt))
    return 'Members see it in the invoice, and when they are reminded.';
  const lastOn = weekdayOf(new Date(lastAt).toISOString().slice(0, 10));
  return (
    `Anyone who has not paid all of theirs by the end of ${lastOn} owes ${moneyOf(amountMinor, currency)} more, once. They see ` +
    'that in the invoice and when they are reminded, and have a day at least from when they are asked. Nothing is added ' +
    'while a payment is on its way or a bank decides, and you can waive it.'
  );
};
