import type { LedgerEntryView } from './finance.contract';

/** '1a2b3c4d': enough of an id to find it by. */
export const shortReference = (id: string): string => id.slice(0, 8);

/** What somebody is called. @param name null: not known any more */
export const personWords = ({ name }: { readonly name: string | null }): string => name ?? 'Deleted player';

const PAYEE_WORDS: Readonly<Record<string, string>> = { league: 'League', team: 'Team' };
type Payee = Pick<LedgerEntryView, 'payee' | 'payeeName'>;
/** 'Sunday League', or 'League 1a2b3c4d' of one without a name: whose money it is; null: nobody's alone. */
const payeeWords = ({ payee, payeeName }: Payee): string | null => {
  const [kind = '', id = ''] = payee?.split('.') ?? [];
  return payee === null ? null : (payeeName ?? `${PAYEE_WORDS[kind] ?? kind} ${shortReference(id)}`);
};

type Payer = Pick<LedgerEntryView, 'person' | 'teamName'>;
/** 'Kim Young (Owls)': who owes it, and for which team; null: nobody alone. */
const payerWords = ({ person, teamName }: Payer): string | null => {
  if (!person) return teamName;
  return teamName === null ? personWords(person) : `${personWords(person)} (${teamName})`;
};

/** Whose an entry is, and who made it: the same in lists and exports. @param isWhole of everybody's books */
export const entryNotes = (
  entry: Payer & Payee & Pick<LedgerEntryView, 'by'>,
  isWhole: boolean,
): string[] => {
  const { person, by } = entry;
  return [
    payerWords(entry),
    isWhole ? payeeWords(entry) : null,
    by && by.accountId !== person?.accountId ? `by ${personWords(by)}` : null,
  ].filter((one) => one !== null);
};
/** 'Invoice 1a2b3c4d'. */
export const invoiceWords = (invoiceId: string): string => `Invoice ${shortReference(invoiceId)}`;
