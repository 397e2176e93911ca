import { useSearchParams } from 'react-router-dom';
import type { BooksOf } from '../api/finance.api';
import '../finance.css';
import { useAsOf } from '../model/use-as-of';
import { AccountEntries, type OpensInvoice } from './account-entries';
import { AgeingPart } from './ageing-part';
import { AsOfField } from './as-of-field';
import { TrialBalance } from './trial-balance';

type BooksProps = {
  readonly of: BooksOf;
  readonly opensInvoice: OpensInvoice;
  readonly teamNames?: ReadonlyMap<string, string>;
};

/** The books as of an instant: what stands in each account, what is behind it, and what is owed. */
export const Books = ({ of, opensInvoice, teamNames }: BooksProps) => {
  const { asOf } = useAsOf();
  const [params] = useSearchParams();
  const account = params.get('account');
  const currency = params.get('currency');
  return (
    <>
      <AsOfField />
      <TrialBalance of={of} asOf={asOf} />
      {account && currency && <AccountEntries {...{ of, asOf, account, currency, opensInvoice }} />}
      <AgeingPart of={of} asOf={asOf} teamNames={teamNames} />
    </>
  );
};
