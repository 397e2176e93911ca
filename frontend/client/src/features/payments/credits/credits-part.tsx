import type { PayeeCreditsView, WalletView } from '@fieldhouse/api-contract';
import { ExpandMoreRounded } from '../../../shared/icons/expand-more-rounded';
import { moneyOf } from '../../../shared/lib/money';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi, type PayeeRef } from '../api/payments.api';
import { AskedButton } from '../parts/asked-button';
import { FormButton } from '../parts/form-button';
import type { Candidate } from '../parts/member-amounts';
import { balanceWords } from '../words/credit-words';
import { nameOf } from '../words/money-words';
import { GrantForm } from './grant-form';
import { WalletHistory } from './wallet-history';

type CreditsPartProps = {
  readonly payee: PayeeRef;
  readonly currency: string;
  /** Who may be granted credit besides those who were asked for money. */
  readonly others?: readonly Candidate[];
};

/** The credit that a league or team has granted, by person; for whoever looks after the money. */
export const CreditsPart = ({ payee, currency, others = [] }: CreditsPartProps) => {
  const query = paymentsApi.usePayeeCreditsQuery(payee, { refetchOnMountOrArgChange: true });
  return (
    <Section title="Credit" hint="It pays what you ask of them, before money does.">
      <QueryView
        query={query}
        what="The credit could not be loaded"
        skeleton={<RowsSkeleton rows={2} height={56} />}
      >
        {(view) => <Credits payee={payee} currency={currency} others={others} view={view} />}
      </QueryView>
    </Section>
  );
};

type CreditsProps = Required<CreditsPartProps> & { readonly view: PayeeCreditsView };

const Credits = ({ payee, currency, others, view }: CreditsProps) => {
  const { wallets, people } = view;
  const candidates = candidatesFrom(people, others);
  return (
    <div className="wallets">
      {candidates.length === 0 ? (
        <p className="muted">Nobody has been asked for money yet. Whom you ask can be granted credit.</p>
      ) : (
        <FormButton label="Grant credit" title="Grant credit">
          {(close) => (
            <GrantForm payee={payee} people={candidates} currency={currency} known={view} onClose={close} />
          )}
        </FormButton>
      )}
      {wallets.length === 0 && candidates.length > 0 && <p className="muted">No credit is granted yet.</p>}
      {wallets.map((wallet) => (
        <details key={wallet.walletId} className="wallet">
          <summary className="wallet-head">
            <ExpandMoreRounded fontSize="small" />
            <strong>{nameOf(wallet.owner)}</strong>
            <span className="money">{balanceWords(wallet)}</span>
          </summary>
          <WalletHistory wallet={wallet} wayOf={(grant) => <TakeBack wallet={wallet} grant={grant} />} />
        </details>
      ))}
    </div>
  );
};

const candidatesFrom = (
  people: PayeeCreditsView['people'],
  others: readonly Candidate[],
): readonly Candidate[] => {
  const known = people.flatMap(({ accountId, name }) => (name === null ? [] : [{ accountId, name }]));
  const byId = new Map([...known, ...others].map((one) => [one.accountId, one]));
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name));
};

type TakeBackProps = { readonly wallet: WalletView; readonly grant: WalletView['grants'][number] };

const TakeBack = ({ wallet: { payee, owner, revision }, grant }: TakeBackProps) => {
  const [takeBack] = paymentsApi.useTakeBackCreditMutation();
  const { accountId } = owner;
  const amount = moneyOf(grant.leftMinor, grant.currency);
  return (
    <AskedButton
      label="Take back"
      offered={grant.leftMinor > 0}
      revision={revision}
      about={`${amount} of ${nameOf(owner)}`}
      title={`Take back ${amount} of ${nameOf(owner)}?`}
      confirm="Take the credit back"
      tone="error"
      needsReason
      trigger={takeBack}
      arg={(reason) => ({
        ...{ payeeKind: payee.kind, payeeId: payee.id, accountId, grantId: grant.grantId, reason },
      })}
      done="The credit is taken back"
    >
      What is left of it cannot be used anymore. What was used stays paid.
    </AskedButton>
  );
};
