import { CARD_CONSENTS, type InvoiceView } from '@fieldhouse/api-contract';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { ChargesAhead } from '../parts/charges-ahead';

type KeepCardProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: Path<Values>;
  readonly keep: NonNullable<InvoiceView['me']['keep']>;
  readonly chosen: boolean;
  readonly currency: string;
};

/** The words with which somebody lets the card be kept, and what it will be charged then, and when. */
export const KeepCard = <Values extends FieldValues>({
  control,
  name,
  keep,
  chosen,
  currency,
}: KeepCardProps<Values>) => (
  <div className="keep-card">
    <SwitchInput
      control={control}
      name={name}
      label={CARD_CONSENTS[keep.purpose].sentence}
      helperText="The card provider keeps it, for this invoice only. You can take that back on the invoice at any time."
    />
    {chosen && <ChargesAhead label="Your card will be charged:" ahead={keep.ahead} currency={currency} />}
  </div>
);
