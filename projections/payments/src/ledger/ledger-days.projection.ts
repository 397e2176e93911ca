import { bookEntryOf, MONEY_CATEGORIES, type BookEntry, type MoneyEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import { ledgerDaysModel, type LedgerDayDocument, type LedgerScope } from './ledger.read-model';
import { NOTHING, withEntry } from './sums';

type Key = Pick<LedgerDayDocument, 'scope' | 'payee' | 'teamId' | 'currency' | 'day'>;

/** The books of each day added up, so that those of any instant are its days before and its own entries. */
export const ledgerDaysProjection: Projection<LedgerDayDocument, MoneyEvent> = {
  ...ledgerDaysModel,
  categories: MONEY_CATEGORIES,
  indexes: [{ key: { scope: 1, payee: 1, teamId: 1, day: 1 } }, { key: { scope: 1, teamId: 1, day: 1 } }],
  idsOf: (event) => {
    const entry = bookEntryOf(event);
    return entry ? [...keysOf(entry).keys()] : [];
  },
  project: (document, event, _id) => {
    const entry = bookEntryOf(event);
    const key = entry && keysOf(entry).get(_id);
    return entry && key ? { _id, ...key, ...withEntry(document ?? NOTHING, entry) } : document;
  },
};

/** Each of its days asks in a row. */
let last: { readonly entry: BookEntry; readonly keys: ReadonlyMap<string, Key> } | undefined;
/** The days that an entry is of, by id. */
const keysOf = (entry: BookEntry): ReadonlyMap<string, Key> => {
  if (last?.entry !== entry) last = { entry, keys: keysFor(entry) };
  return last.keys;
};

const keysFor = (entry: BookEntry): ReadonlyMap<string, Key> => {
  const { payee, teamId, currency, at } = entry;
  const key = (scope: LedgerScope, of: string | null, team: string | null): Key => ({
    ...{ scope, payee: of, teamId: team, currency },
    day: at.slice(0, 'yyyy-mm-dd'.length),
  });
  const keys = [
    key('all', null, null),
    ...(payee === null ? [] : [key('payee', payee, null)]),
    ...(payee === null || teamId === null ? [] : [key('team', payee, teamId)]),
  ];
  return new Map(keys.map((one) => [idOf(one), one]));
};

const idOf = ({ scope, payee, teamId, currency, day }: Key): string =>
  [scope, payee ?? '', teamId ?? '', currency, day].join('|');
