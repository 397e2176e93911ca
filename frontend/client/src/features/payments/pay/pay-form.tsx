import { invoiceBodies, type InvoiceView } from '@fieldhouse/api-contract';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '../../../shared/api/problem';
import { DialogForm } from '../../../shared/form/dialog-form';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { ChoiceList } from '../../../shared/ui/choice-list';
import { paymentsApi } from '../api/payments.api';
import { consentTo } from '../model/consent-to';
import { feeOnTop, payChoices } from '../model/pay-choice';
import { askedIn } from '../model/totals';
import { KeepCard } from './keep-card';
import { useCheckout } from './use-checkout';

type PayFormProps = { readonly invoice: InvoiceView; readonly onClose: () => void };

/** How much somebody pays now and what that comes to with the fee; then the card provider's page. */
export const PayForm = ({ invoice, onClose }: PayFormProps) => {
  const { invoiceId, currency, bearer, me } = invoice;
  const askedMinor = askedIn(invoice);
  const choices = payChoices(invoice);
  const [asked, setAsked] = useState(choices[0]?.kind ?? 'other');
  // What was chosen may be the same as another by now, or nothing.
  const chosen = choices.find(({ kind }) => kind === asked)?.kind ?? choices[0]?.kind ?? 'other';
  const [begunMinor, setBegunMinor] = useState<number | null>(null);
  const offered = me.keep;
  const [begin] = paymentsApi.useStartCheckoutMutation();
  const checkout = useCheckout(invoiceId);
  const { control, ...form } = useCommandForm({
    schema: invoiceBodies.StartCheckout.omit({ consent: true })
      .extend({ keeps: z.boolean() })
      .refine((body) => body.amountMinor <= askedMinor, {
        path: ['amountMinor'],
        message: `Only ${moneyOf(askedMinor, currency)} is still unpaid. Enter that or less`,
      }),
    values: { amountMinor: choices[0]?.amountMinor ?? askedMinor, currency, keeps: false },
    send: ({ keeps, ...body }) =>
      begin({
        invoiceId,
        ...body,
        ...(keeps && offered && body.amountMinor < askedMinor ? { consent: consentTo(offered) } : {}),
      }),
    onDone: (_, body) => {
      setBegunMinor(body.amountMinor);
      return checkout.goOnWith(body.amountMinor);
    },
    changed: null,
  });
  const [amountMinor, keeps] = useWatch({ control, name: ['amountMinor', 'keeps'] });
  // Whoever pays everything has nothing left to be charged.
  const keep = amountMinor < askedMinor ? offered : null;
  const busy = form.busy || checkout.busy;
  const choose = (kind: typeof chosen): void => {
    setAsked(kind);
    const amount = choices.find((one) => one.kind === kind)?.amountMinor ?? Number.NaN;
    form.setValue('amountMinor', amount, { shouldDirty: true });
    form.clearErrors();
  };
  // What is asked for may change before their eyes; what they have typed stays as it is.
  const comesTo = choices.find(({ kind }) => kind === chosen)?.amountMinor ?? null;
  const { setValue } = form;
  useEffect(() => {
    if (comesTo !== null && !busy) setValue('amountMinor', comesTo);
  }, [comesTo, busy, setValue]);
  return (
    <DialogForm
      form={{ ...form, busy }}
      submitLabel={
        amountMinor > 0
          ? `Pay ${moneyOf(amountMinor + feeOnTop(amountMinor, bearer), currency)} by card`
          : 'Pay by card'
      }
      onClose={onClose}
    >
      <ChoiceList
        label="How much?"
        name="pay-choice"
        choices={choices.map((one) => ({
          ...one,
          end: one.amountMinor === null ? undefined : moneyOf(one.amountMinor, currency),
        }))}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen === 'other' && (
        <AmountInput
          control={control}
          name="amountMinor"
          label="Amount"
          currency={currency}
          helperText={`At most ${moneyOf(askedMinor, currency)}`}
        />
      )}
      {bearer === 'payer' && amountMinor > 0 && <FeeShown amountMinor={amountMinor} currency={currency} />}
      {keep && <KeepCard control={control} name="keeps" keep={keep} chosen={keeps} currency={currency} />}
      <p className="muted">
        You pay on a page of our card provider, then come back here. We never see your card.
      </p>
      {busy && (
        <div role="status">
          <LinearProgress aria-label="Opening the payment page" />
          <p className="muted">Opening the payment page…</p>
        </div>
      )}
      {checkout.gone && (
        <p role="alert" className="failure">
          This payment is not open anymore. Close this to see where the invoice stands.
        </p>
      )}
      {checkout.failure && (
        <div role="alert">
          <p className="failure">{sentenceOf(checkout.failure)} Nothing was charged.</p>
          <Button onClick={() => void checkout.goOnWith(begunMinor ?? amountMinor)}>
            Open the payment page again
          </Button>
        </div>
      )}
    </DialogForm>
  );
};

type FeeShownProps = { readonly amountMinor: number; readonly currency: string };

/** What the payer bears on top, before anything is paid. */
const FeeShown = ({ amountMinor, currency }: FeeShownProps) => {
  const fee = feeOnTop(amountMinor, 'payer');
  return (
    <dl className="money-sum">
      <dt>Amount</dt>
      <dd>{moneyOf(amountMinor, currency)}</dd>
      <dt>Fee of the card provider</dt>
      <dd>{moneyOf(fee, currency)}</dd>
      <dt>You pay</dt>
      <dd>{moneyOf(amountMinor + fee, currency)}</dd>
    </dl>
  );
};
