import { moneyTermsBodies, type TeamDuesView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { SelectInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf, sameNumber } from '../../../shared/lib/money';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi, type PayeeRef } from '../api/payments.api';
import { currencyOptions } from '../words/currencies';
import { AskedButton } from './asked-button';
import { DELETED_PLAYER } from '../../../shared/lib/words';

type MoneyTermsFormProps = {
  readonly payee: PayeeRef;
  readonly terms: TeamDuesView['terms'];
  /** That a limit is said in, unless it is in another one already. */
  readonly currency: string;
};

/** Who sees who has paid, above which amount two people decide about a refund, and what follows when nobody pays. */
export const MoneyTermsForm = ({ payee, terms, currency }: MoneyTermsFormProps) => {
  const { loosened, revision, ...said } = terms;
  const values = { ...said, approvalCurrency: terms.approvalCurrency ?? currency };
  const [set] = paymentsApi.useSetMoneyTermsMutation();
  const toast = useToast();
  const kept = useKeptFocus<HTMLDivElement>();
  const { control, ...form } = useCommandForm({
    schema: moneyTermsBodies.SetMoneyTerms,
    values,
    revision,
    send: (body) => set({ payeeKind: payee.kind, payeeId: payee.id, ...body }),
    onDone: () => toast.show('Money settings saved'),
  });
  const [days, counted = values.approvalCurrency, limitMinor] = useWatch({
    control,
    name: ['forfeitDays', 'approvalCurrency', 'approvalAboveMinor'],
  });
  const isOther = counted !== values.approvalCurrency && limitMinor !== null && limitMinor > 0;
  return (
    <Form form={form} label="Money settings">
      <Section title="Money settings">
        <div className="money-terms" {...kept}>
          {payee.kind === 'team' && (
            <SwitchInput
              control={control}
              name="board"
              label="Members see who has paid"
              helperText="All of them see this board: what each is asked for, and who has paid"
            />
          )}
          <AmountInput
            control={control}
            name="approvalAboveMinor"
            label="Refunds above this need a second person"
            currency={counted}
            emptyIsNull
            helperText="Empty: one person may refund any amount. People who raise it are held to the former amount until somebody else agrees."
          />
          <SelectInput
            control={control}
            name="approvalCurrency"
            label="Currency of this amount"
            options={currencyOptions(values.approvalCurrency)}
            onEntered={(to) => {
              if (limitMinor !== null)
                form.setValue('approvalAboveMinor', sameNumber(limitMinor, counted, to), {
                  shouldDirty: true,
                });
            }}
            helperText={`${isOther ? `Nothing is converted: the limit is ${moneyOf(limitMinor, counted)} then. ` : ''}What was paid in another currency needs a second person whatever its amount, unless the amount above is empty.`}
          />
          {loosened && (
            <Loosened of={loosened} currency={loosened.formerCurrency ?? values.approvalCurrency}>
              <AskedButton
                label="Agree"
                about="the new limit for refunds"
                title="Agree to the new limit?"
                confirm="Agree"
                trigger={set}
                arg={() => ({ payeeKind: payee.kind, payeeId: payee.id, ifRevision: revision, ...values })}
                done="The new limit is for everybody now"
              >
                {limitWords(values.approvalAboveMinor, values.approvalCurrency)}, no matter who gives the
                money back.
              </AskedButton>
            </Loosened>
          )}
          {payee.kind === 'league' && (
            <>
              <NumberInput
                control={control}
                name="forfeitDays"
                label="Days after which an unpaid place is given up"
                emptyIsNull
                helperText="From 7 to 60, counted from the due day. Empty: never"
              />
              <p className="muted" aria-live="polite">
                {forfeitMeaning(days)}
              </p>
            </>
          )}
        </div>
        <SaveBar form={form} label="Save the settings" />
      </Section>
    </Form>
  );
};

type LoosenedProps = {
  readonly of: NonNullable<TeamDuesView['terms']['loosened']>;
  readonly currency: string;
  /** How somebody else agrees. */
  readonly children: ReactNode;
};

/** That a limit was raised by one person alone, who is held to the former one. */
const Loosened = ({ of: { byMe, by, formerMinor }, currency, children }: LoosenedProps) => (
  <div role="note" className="money-loosened">
    <p>
      {byMe
        ? `You raised this. Your own refunds above ${moneyOf(formerMinor, currency)} still need a second person, until somebody else who manages the money agrees.`
        : `${by ?? DELETED_PLAYER} raised this. Their own refunds above ${moneyOf(formerMinor, currency)} still need a second person, until somebody else agrees.`}
    </p>
    {!byMe && children}
  </div>
);

const limitWords = (limitMinor: number | null, currency: string): string =>
  limitMinor === null
    ? 'One person may then refund any amount'
    : `Refunds above ${moneyOf(limitMinor, currency)} then need a second person`;

/** What happens to a place that is not paid for. @param days after the due day; null: nothing */
const forfeitMeaning = (days: number | null): string => {
  if (!isForfeitDays(days))
    return 'When somebody does not pay, they are reminded, and their place stays until you decide otherwise.';
  return (
    `When a payment is still unpaid at the end of day ${days} after its due day, the place is given up and offered to ` +
    'the next in line. What was paid goes back by your refund terms. People are told before, and have at least 7 days from ' +
    'when you save this. Nothing happens while a card is still tried, a bank decides or money goes back. Once a draft has ' +
    'begun, the place stays, and you are told.'
  );
};
const isForfeitDays = (days: number | null): days is number =>
  moneyTermsBodies.SetMoneyTerms.shape.forfeitDays.safeParse(days).success && days !== null;
