import { invoiceBodies, type InvoiceView, type PaymentLinkView } from '@fieldhouse/api-contract';
import { DialogForm } from '../../../shared/form/dialog-form';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf } from '../../../shared/lib/money';
import { exactTime } from '../../../shared/lib/times';
import { useCopy } from '../../../shared/lib/use-copy';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { ShareLinkButton } from '../../../shared/ui/share-link';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi } from '../api/payments.api';
import { askedIn } from '../model/totals';
import { AskedButton } from '../parts/asked-button';
import { FormButton } from '../parts/form-button';

type PartProps = { readonly invoice: InvoiceView };

/** Links with which anybody can pay it, for who may pass them on. */
export const LinksPart = ({ invoice }: PartProps) =>
  invoice.links.length > 0 && (
    <section aria-label="Payment links" className="invoice-part">
      <h3>Payment links</h3>
      <p className="muted">Anyone with a link can pay with it, once, without an account.</p>
      <Rows>
        {invoice.links.map((link) => (
          <PaymentLink key={link.linkId} invoice={invoice} link={link} />
        ))}
      </Rows>
    </section>
  );

type LinkProps = PartProps & { readonly link: PaymentLinkView };

const PaymentLink = ({ invoice, link }: LinkProps) => {
  const { invoiceId, currency, title, payee } = invoice;
  const { linkId, amountMinor, expiresAt, used } = link;
  const [revoke] = paymentsApi.useRevokePaymentLinkMutation();
  const { copied, copy } = useCopy();
  const url = `${window.location.origin}${link.path}`;
  const amount = amountMinor === null ? 'The full balance' : moneyOf(amountMinor, currency);
  const text = `${payee.name} asks for ${amountMinor === null ? 'the full balance' : amount}: ${title}. Pay here: ${url}`;
  return (
    <Row title={amount} note={used ? 'Paid with it' : `until ${exactTime(expiresAt)}`}>
      {!used && (
        <>
          <Button size="small" aria-label={`Copy the link for ${amount}`} onClick={() => void copy(text)}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <ShareLinkButton title={`Pay ${title}`} hint={`${amount}, to ${payee.name}.`} url={url} />
          <AskedButton
            label="Revoke"
            about={`the link for ${amount}`}
            title="Revoke this link?"
            confirm="Revoke the link"
            tone="error"
            trigger={revoke}
            arg={() => ({ invoiceId, linkId })}
            done="The link is over"
          >
            Nobody can begin to pay with it anymore. What is unpaid is still owed.
          </AskedButton>
        </>
      )}
    </Row>
  );
};

/** Makes a link, for an amount or for whatever is open when it is used. */
export const MakeLink = ({ invoice }: PartProps) => (
  <FormButton label="Payment link" title="Make a payment link" size="medium">
    {(close) => <LinkForm invoice={invoice} onClose={close} />}
  </FormButton>
);

const NOTHING_ASKED = 'Nothing is to be paid now: a link would have nothing to pay.';

const LinkForm = ({ invoice, onClose }: PartProps & { readonly onClose: () => void }) => {
  const { invoiceId, currency } = invoice;
  const askedMinor = askedIn(invoice);
  const [make] = paymentsApi.useMakePaymentLinkMutation();
  const toast = useToast();
  const most = moneyOf(askedMinor, currency);
  const { control, ...form } = useCommandForm({
    schema: invoiceBodies.MakePaymentLink.refine(({ amountMinor }) => (amountMinor ?? 0) <= askedMinor, {
      path: ['amountMinor'],
      message: `Only ${most} is still unpaid. Enter that or less`,
    }),
    values: { amountMinor: null, days: 14 },
    send: (body) => make({ invoiceId, ...body }),
    onDone: () => {
      toast.show('The link is made', 'Copy it below, and send it to the person who pays.');
      onClose();
    },
    changed: null,
  });
  return (
    <DialogForm
      form={form}
      submitLabel="Make the link"
      onClose={onClose}
      blocked={askedMinor === 0 && !form.busy && NOTHING_ASKED}
    >
      <AmountInput
        control={control}
        name="amountMinor"
        label="Amount"
        currency={currency}
        emptyIsNull
        helperText={`Empty: the full balance when it is used, now ${most}`}
      />
      <NumberInput control={control} name="days" label="Good for so many days" />
      <p className="muted">Anyone with the link can pay with it, once, without an account.</p>
    </DialogForm>
  );
};
