import { entryNotes, invoiceWords, type LedgerEntryView } from '@fieldhouse/api-contract';
import { accountName, ACCOUNTS } from '@fieldhouse/money';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { financeApi, LOOKED_AT, type EntriesAsked } from '../api/finance.api';
import { figureOf, instantWords } from '../words/finance-words';
import { TableFrame } from '../table-frame';

/** Where an entry's invoice opens; null: not for this person. */
export type OpensInvoice = (entry: LedgerEntryView) => string | null;
type AccountEntriesProps = EntriesAsked & { readonly opensInvoice: OpensInvoice };

/** What stands behind the figure of an account: when, what happened, whose it is and how much; the newest first. */
export const AccountEntries = ({ opensInvoice, ...asked }: AccountEntriesProps) => {
  const { account, currency, of } = asked;
  const { data, ...query } = financeApi.useEntriesInfiniteQuery(asked, LOOKED_AT);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [account, currency]);
  const [params] = useSearchParams();
  const closed = new URLSearchParams(params);
  closed.delete('account');
  closed.delete('currency');
  const name = ACCOUNTS.filter((one) => one === account).map(accountName)[0] ?? account;
  return (
    <section aria-label={`Entries of ${name}`} className="card">
      <div className="card-head">
        <div className="card-texts">
          <h2 ref={heading} tabIndex={-1} className="title">
            {name}
          </h2>
          <p className="muted">Each entry behind the figure, the newest first.</p>
        </div>
        <ButtonLink to={`?${closed}`} size="small">
          Close the entries
        </ButtonLink>
      </div>
      <QueryView
        query={query}
        what="The entries could not be loaded"
        skeleton={<RowsSkeleton rows={5} height={56} />}
      >
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <p className="muted">Nothing stood in this account then.</p>
          ) : (
            <EntriesTable {...{ account, currency, entries, name, opensInvoice }} isWhole={of === null} />
          );
        }}
      </QueryView>
      {query.hasNextPage && (
        <Button
          className="finance-more"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
};

type EntriesTableProps = Pick<AccountEntriesProps, 'account' | 'currency' | 'opensInvoice'> & {
  readonly name: string;
  readonly entries: readonly LedgerEntryView[];
  /** Of everybody's books: each entry says whose money it is. */
  readonly isWhole: boolean;
};
const EntriesTable = ({ account, currency, opensInvoice, name, entries, isWhole }: EntriesTableProps) => (
  <TableFrame label={`Entries of ${name}, in ${currency}`}>
    <caption>
      {name}, in {currency}
    </caption>
    <thead>
      <tr>
        <th scope="col">What happened</th>
        <th scope="col">Debit</th>
        <th scope="col">Credit</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => {
        const { debitMinor, creditMinor } = sidesIn(entry, account);
        return (
          <tr key={entry.entryId}>
            <th scope="row">
              {entry.description}
              <EntryNote {...{ entry, isWhole }} href={opensInvoice(entry)} />
            </th>
            <td>{debitMinor !== 0 && figureOf(debitMinor, currency)}</td>
            <td>{creditMinor !== 0 && figureOf(creditMinor, currency)}</td>
          </tr>
        );
      })}
    </tbody>
  </TableFrame>
);

/** What an entry puts into an account and takes out of it, as the balance adds it up. */
const sidesIn = ({ postings }: LedgerEntryView, account: string) => {
  const ofAccount = postings.filter((posting) => posting.account === account);
  return {
    debitMinor: ofAccount.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0),
    creditMinor: ofAccount.reduce((sum, { amountMinor }) => sum + Math.max(0, 0 - amountMinor), 0),
  };
};

type EntryNoteProps = {
  readonly entry: LedgerEntryView;
  readonly isWhole: boolean;
  readonly href: string | null;
};
const EntryNote = ({ entry, isWhole, href }: EntryNoteProps) => {
  const { at, invoiceId } = entry;
  const said = entryNotes(entry, isWhole);
  const invoice = invoiceId && invoiceWords(invoiceId);
  return (
    <p className="muted">
      <time dateTime={at}>{instantWords(at)}</time>
      {said.length > 0 && ` · ${said.join(' · ')}`}
      {invoice && ' · '}
      {href === null ? (
        invoice
      ) : (
        <Link to={href} className="link">
          {invoice}
        </Link>
      )}
    </p>
  );
};
