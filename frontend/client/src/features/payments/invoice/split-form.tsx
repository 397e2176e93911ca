import { invoiceBodies, type InvoiceView } from '@fieldhouse/api-contract';
import { splitEvenly } from '@fieldhouse/money';
import DialogContent from '@mui/material/DialogContent';
import { Controller, useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi } from '../api/payments.api';
import { candidatesOf } from '../model/candidates';
import { AmountMeter } from '../parts/amount-meter';
import { faultOfAmounts, MemberAmounts, type Candidate, type Owing } from '../parts/member-amounts';
import { nameOf } from '../words/money-words';

type SplitFormProps = {
  readonly invoice: InvoiceView;
  readonly onSplit: () => void;
  readonly onClose: () => void;
};

/** Splits a team's bill among its members, once it is known who they are. */
export const SplitForm = ({ invoice, ...then }: SplitFormProps) => {
  const query = paymentsApi.usePayingTeamQuery(invoice.team?.teamId ?? '', { skip: invoice.team === null });
  return (
    <QueryView
      query={query}
      what="The team could not be loaded"
      skeleton={
        <DialogContent>
          <RowsSkeleton rows={6} />
        </DialogContent>
      }
    >
      {({ members }) => <Shares invoice={invoice} candidates={candidatesOf(members).candidates} {...then} />}
    </QueryView>
  );
};

const sumOf = (shares: readonly Owing[]): number =>
  shares.reduce((sum, { amountMinor }) => sum + (Number.isNaN(amountMinor) ? 0 : amountMinor), 0);

type SharesProps = SplitFormProps & { readonly candidates: readonly Candidate[] };

const Shares = ({ invoice, candidates, onSplit, onClose }: SharesProps) => {
  const { invoiceId, currency, totalMinor, payer } = invoice;
  const [split] = paymentsApi.useSplitInvoiceMutation();
  const toast = useToast();
  const known = invoice.shares.filter((one) =>
    candidates.some(({ accountId }) => accountId === one.accountId),
  );
  const { control, ...form } = useCommandForm({
    schema: invoiceBodies.SplitInvoice.refine(({ shares }) => sumOf(shares) <= totalMinor, {
      path: ['shares'],
      message: 'The shares are more than the invoice. Lower some of them',
    }),
    values: { shares: known.map(({ accountId, amountMinor }) => ({ accountId, amountMinor })) },
    revision: invoice.revision,
    send: (body) => split({ invoiceId, ...body }),
    onDone: () => {
      toast.show('The invoice is split', 'Everybody with a share is told.');
      onClose();
      onSplit();
    },
  });
  const shares = useWatch({ control, name: 'shares' });
  const sum = sumOf(shares);
  const rest = totalMinor - sum;
  const even = (): void => {
    const among = shares.length > 0 ? shares : candidates;
    const parts = splitEvenly(totalMinor, among.length);
    form.setValue(
      'shares',
      among.map(({ accountId }, n) => ({ accountId, amountMinor: parts[n] ?? 0 })),
      { shouldDirty: true },
    );
  };
  return (
    <DialogForm form={form} submitLabel="Save the shares" onClose={onClose}>
      <p className="muted">
        {nameOf(payer)} answers for what nobody else pays. Everybody with a share sees theirs and pays it
        alone.
      </p>
      <AmountMeter
        label="Shares"
        value={sum}
        of={totalMinor}
        words={`${moneyOf(sum, currency)} of ${moneyOf(totalMinor, currency)} is split; ${
          rest < 0
            ? `${moneyOf(-rest, currency)} too much`
            : `${moneyOf(rest, currency)} stays with ${nameOf(payer)}`
        }`}
      />
      <Button onClick={even}>
        Split evenly among {shares.length > 0 && shares.length < candidates.length ? 'those checked' : 'all'}
      </Button>
      <Controller
        control={control}
        name="shares"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <MemberAmounts
            label="Who pays how much"
            candidates={candidates}
            value={value}
            currency={currency}
            first={Math.max(0, rest)}
            fault={faultOfAmounts(error)}
            onChange={onChange}
          />
        )}
      />
    </DialogForm>
  );
};
