import { HttpProblem, notFound, type Caller, type MoneyParties } from '@fieldhouse/platform';
import { payee as payeeSchema, payeeKey } from '@fieldhouse/values';
import type { LedgerDayDocument, LedgerEntryDocument, LedgerScope } from './ledger.read-model';

/** Whose money is looked at; nothing given: everybody's. */
export type Whose = {
  readonly payee?: string;
  readonly team?: string;
  readonly person?: string;
  readonly currency?: string;
};

/**
 * The key of a payee, for who looks after its money.
 * @throws 403 for who does not, 404 for strangers and what does not exist
 */
export const collectedBy = async (
  parties: MoneyParties,
  of: { readonly payeeKind: string; readonly payeeId: string },
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<string> => {
  const { success, data } = payeeSchema.safeParse({ kind: of.payeeKind, id: of.payeeId });
  const standing = success ? await parties.standing(data, accountId) : null;
  if (!success || !standing) throw notFound();
  if (!standing.collects)
    throw new HttpProblem(
      ...([403, 'not_treasurer', 'Not yours to see'] as const),
      'Only people who manage this money can see this. Ask one of them.',
    );
  return payeeKey(data);
};

/** The entries of whoever it is. */
export const entriesOf = ({
  payee,
  team,
  person,
  currency,
}: Whose): Partial<Pick<LedgerEntryDocument, 'payee' | 'teamId' | 'accountId' | 'currency'>> => ({
  ...(payee === undefined ? {} : { payee }),
  ...(team === undefined ? {} : { teamId: team }),
  ...(person === undefined ? {} : { accountId: person }),
  ...(currency === undefined ? {} : { currency }),
});

/** The days of whoever it is, by what is added up. Nobody's days are a person's. */
export const daysOf = (
  { payee, team, currency }: Omit<Whose, 'person'>,
  scope: LedgerScope = scopeOf(payee, team),
): Partial<Pick<LedgerDayDocument, 'scope' | 'payee' | 'teamId' | 'currency'>> => ({
  scope,
  ...(scope === 'all' ? { payee: null } : payee === undefined ? {} : { payee }),
  ...(scope !== 'team' ? { teamId: null } : team === undefined ? {} : { teamId: team }),
  ...(currency === undefined ? {} : { currency }),
});
const scopeOf = (payee?: string, team?: string): LedgerScope =>
  team !== undefined ? 'team' : payee !== undefined ? 'payee' : 'all';
