import { teamFeeBodies, type MemberView, type TeamDuesView } from '@fieldhouse/api-contract';
import { Controller } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf } from '../../../shared/lib/money';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi } from '../api/payments.api';
import { candidatesOf } from '../model/candidates';
import { lateFeeIn, totalsOf } from '../model/totals';
import { AmountMeter } from '../parts/amount-meter';
import { AskedButton } from '../parts/asked-button';
import { FormButton } from '../parts/form-button';
import { faultOfAmounts, MemberAmounts, type Candidate, type Owing } from '../parts/member-amounts';
import { MoneyChip } from '../words/money-chip';
import { lateFeeNote } from '../words/money-words';
import { FeeRows } from './fee-rows';
import { RemindAll } from './remind-all';

type Fee = TeamDuesView['fees'][number];
type FeeCardProps = {
  readonly teamId: string;
  readonly members: readonly MemberView[];
  readonly fee: Fee;
  /** Looks after its money. */
  readonly collects: boolean;
  /** May change what is asked, and of whom. */
  readonly asks: boolean;
  /** Told how many further members get an invoice. */
  readonly onAsked: (members: number) => void;
};

/** One fee: how much of it is there, and who has paid. */
export const FeeCard = ({ teamId, members, fee, collects, asks, onAsked }: FeeCardProps) => {
  const { feeId, title, currency, withdrawn, invoices } = fee;
  const [withdraw] = paymentsApi.useWithdrawFeeMutation();
  const [totals] = totalsOf(invoices);
  const askedMinor = totals?.askedMinor ?? 0;
  const paidMinor = totals?.paidMinor ?? 0;
  const refundedMinor = totals?.refundedMinor ?? 0;
  const surchargeMinor = totals?.surchargeMinor ?? 0;
  const cardFee = surchargeMinor > 0 ? `, and ${moneyOf(surchargeMinor, currency)} card fee` : '';
  const back = refundedMinor > 0 ? `, ${moneyOf(refundedMinor, currency)} of it refunded` : '';
  const counted = invoices.filter(({ standing }) => standing !== 'void' && standing !== 'written_off');
  const paid = counted.filter(({ standing }) => standing === 'paid').length;
  // Whoever was asked later may have longer.
  const costs = collects ? [...new Set(invoices.flatMap((one) => lateFeeNote(one) ?? []))] : [];
  const further = candidatesOf(members).candidates.filter(
    ({ accountId }) => !invoices.some(({ payer }) => payer.accountId === accountId),
  );
  return (
    <Section
      title={title}
      hint={
        counted.length > 0
          ? `${paid} of ${counted.length} ${paid === 1 ? 'has' : 'have'} paid`
          : 'Nobody owes anything of it'
      }
      actions={
        withdrawn ? (
          <MoneyChip state="withdrawn" />
        ) : (
          asks && (
            <div className="row-ways">
              <RemindAll title={title} invoices={invoices} />
              {further.length > 0 && (
                <FormButton label="Add members" about={title} title={`Add members to ${title}`} wide>
                  {(close) => (
                    <AddMembers {...{ teamId, fee, onAsked }} candidates={further} onClose={close} />
                  )}
                </FormButton>
              )}
              <AskedButton
                label="Withdraw"
                about={title}
                title={`Withdraw ${title}?`}
                confirm="Withdraw these dues"
                tone="error"
                trigger={withdraw}
                arg={() => ({ teamId, feeId })}
                done={`${title} is withdrawn`}
              >
                People who have paid nothing of it owe nothing anymore. People who have paid a part still owe
                the rest, unless you write it off. What is paid stays paid: refund it where it is to go back.
              </AskedButton>
            </div>
          )
        )
      }
    >
      <AmountMeter
        label={`Paid of ${title}`}
        value={paidMinor}
        of={askedMinor}
        words={`${moneyOf(paidMinor, currency)} of ${moneyOf(askedMinor, currency)} paid${cardFee}${back}`}
      />
      {costs.map((sentence) => (
        <p key={sentence} className="muted">
          {sentence}
        </p>
      ))}
      <FeeRows fee={fee} collects={collects} />
    </Section>
  );
};

type AddMembersProps = Pick<FeeCardProps, 'teamId' | 'fee' | 'onAsked'> & {
  readonly candidates: readonly Candidate[];
  readonly onClose: () => void;
};

const AddMembers = ({ teamId, fee, candidates, onAsked, onClose }: AddMembersProps) => {
  const { feeId, title, currency } = fee;
  const [first] = fee.invoices;
  const [add] = paymentsApi.useAddToFeeMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: teamFeeBodies.AddToFee,
    values: { members: [] as Owing[] },
    send: (body) => add({ teamId, feeId, ...body }),
    onDone: (_, body) => {
      onAsked(body.members.length);
      toast.show(`${title} is asked of more members`);
      onClose();
    },
    changed: null,
  });
  return (
    <DialogForm form={form} submitLabel="Add them to these dues" onClose={onClose}>
      <Controller
        control={control}
        name="members"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <MemberAmounts
            label="Who else pays"
            candidates={candidates}
            value={value}
            currency={currency}
            first={first ? first.totalMinor - lateFeeIn(first) : Number.NaN}
            fault={faultOfAmounts(error)}
            onChange={onChange}
          />
        )}
      />
      <p className="muted">If the due day is over, it is due today for the people you add.</p>
    </DialogForm>
  );
};
