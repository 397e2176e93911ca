import { invoiceEvents, walletEvents } from '@fieldhouse/events/payments';
import type { EncryptedFields } from '@fieldhouse/kernel';
import type { OwnFact } from '@fieldhouse/platform';

/** The fields by which facts about money name accounts. */
export const ACCOUNT_FIELDS: ReadonlySet<string> = new Set([
  ...['accountId', 'payerId', 'fromId', 'toId', 'recipientIds', 'paidBy', 'issuedBy', 'splitBy', 'takenBy'],
  ...['askedBy', 'approvedBy', 'declinedBy', 'reversedBy', 'voidedBy', 'writtenOffBy', 'takenBackBy'],
  ...['madeBy', 'revokedBy', 'remindedBy', 'waivedBy', 'grantedBy'],
]);

const CLOSED = new Map<string, readonly EncryptedFields[]>(
  [...invoiceEvents, ...walletEvents].map(({ type, encrypted }) => [type, encrypted]),
);

/**
 * A fact as somebody takes it along who is one of those it is about: without who the others are, what their shares are, and
 * what is said about them.
 */
export const ownPartOf = (accountId: string, fact: OwnFact): OwnFact => {
  const data = fact.data as Readonly<Record<string, unknown>>;
  const others = (CLOSED.get(fact.type) ?? []).filter(({ keyOf }) => data[keyOf] !== accountId);
  const closed = new Set(others.flatMap(({ fields }) => Object.keys(fields)));
  const said = Object.entries(data).filter(([name]) => !closed.has(name));
  return { ...fact, data: ownIn(accountId, Object.fromEntries(said)) };
};

const ownIn = (accountId: string, value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .filter((one) => !isEntryOfAnother(accountId, one))
      .map((one: unknown) => ownIn(accountId, one));
  if (!isObject(value)) return value;
  const own = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    if (!ACCOUNT_FIELDS.has(name)) return [[name, ownIn(accountId, one)]];
    if (Array.isArray(one)) return [[name, one.filter((id) => id === accountId)]];
    return one === accountId || one === null ? [[name, one]] : [];
  });
  return Object.fromEntries(own);
};

/** Such as another one's share. */
const isEntryOfAnother = (accountId: string, entry: unknown): boolean =>
  isObject(entry) && 'accountId' in entry && entry['accountId'] !== accountId;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
