import { payeeKey, type Payee } from '@fieldhouse/values';
import { v5 as uuidv5 } from 'uuid';
import type { WalletEvent } from './wallet.events';

/** The wallet of a person with a league or a team: there is one. */
export const walletIdOf = (payee: Payee, accountId: string): string =>
  uuidv5(`wallet:${payeeKey(payee)}:${accountId}`, uuidv5.URL);

/** What was granted at once. Minor units. */
export type CreditGrant = {
  readonly grantId: string;
  readonly currency: string;
  readonly amountMinor: number;
  /** Neither used, held, taken back nor run out. */
  readonly leftMinor: number;
  readonly takenBackMinor: number;
  readonly expiredMinor: number;
  /** yyyy-mm-dd in the payee's zone; null: it does not run out. */
  readonly lastOn: string | null;
  /** ISO-8601 UTC. */
  readonly expiresAt: string | null;
  /** The last day of which its owner was told that it is near; null: of none. */
  readonly toldOn: string | null;
  readonly zone: string;
  readonly reason: string;
  readonly grantedBy: string;
  readonly grantedAt: string;
};
/** A payment with credit, as the wallet knows it. */
export type CreditUse = {
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly title: string;
  readonly currency: string;
  readonly at: string;
  /** What was put aside for it. */
  readonly heldMinor: number;
  /** Null: the invoice has not said yet. */
  readonly takenMinor: number | null;
  /** Has come back of what was taken. */
  readonly returnedMinor: number;
  /** Of which grants it is, less what has come back. */
  readonly parts: readonly { readonly grantId: string; readonly amountMinor: number }[];
};
/** The credit of a person with a league or a team. */
export type Wallet = {
  readonly payee: Payee;
  readonly payeeName: string;
  readonly accountId: string;
  readonly grants: readonly CreditGrant[];
  readonly uses: readonly CreditUse[];
  /** The refunds that have come back. */
  readonly refundIds: readonly string[];
  readonly closed: boolean;
};
/** Null: nothing was ever granted. */
export type WalletState = Wallet | null;

/** Whether a grant can be used. @param at ISO-8601 UTC */
export const isUsable = ({ leftMinor, expiresAt }: CreditGrant, at: string): boolean =>
  leftMinor > 0 && (expiresAt === null || at < expiresAt);

/** The grants that can be used in a currency, in the order in which they are: what runs out first before, of one day the older. */
export const usableGrants = (
  { grants }: Pick<Wallet, 'grants'>,
  currency: string,
  at: string,
): readonly CreditGrant[] =>
  grants
    .filter((grant) => grant.currency === currency && isUsable(grant, at))
    .toSorted((a, b) => (a.expiresAt ?? NEVER).localeCompare(b.expiresAt ?? NEVER));
const NEVER = '9999';

/** What can be used of a wallet in a currency, in its minor units. */
export const usableMinor = (wallet: Pick<Wallet, 'grants'>, currency: string, at: string): number =>
  usableGrants(wallet, currency, at).reduce((sum, { leftMinor }) => sum + leftMinor, 0);

/** A wallet after an event. */
export const evolveWallet = (state: WalletState, event: WalletEvent): WalletState => {
  if (event.type === 'CreditGranted') {
    const { books, accountId, payeeName, grantId, amountMinor, lastOn, expiresAt } = event.data;
    const { zone, reason, grantedBy, grantedAt } = event.data;
    const grant = {
      ...{ grantId, currency: books.currency, amountMinor, leftMinor: amountMinor },
      ...{ takenBackMinor: 0, expiredMinor: 0, lastOn, expiresAt, toldOn: null },
      ...{ zone, reason, grantedBy, grantedAt },
    };
    const before = state ?? {
      payee: books.payee,
      accountId,
      grants: [],
      uses: [],
      refundIds: [],
      closed: false,
    };
    return { ...before, payeeName, grants: [...before.grants, grant] };
  }
  return state && { ...state, ...changeOf(state, event) };
};

type Changing = Exclude<WalletEvent, { type: 'CreditGranted' }>;
const changeOf = (state: Wallet, event: Changing): Partial<Wallet> => {
  switch (event.type) {
    case 'CreditHeld': {
      const { books, paymentId, invoiceId, title, amountMinor: heldMinor, parts, heldAt: at } = event.data;
      const use = { paymentId, invoiceId, title, currency: books.currency, at, heldMinor };
      return {
        grants: withGrants(state, parts, (grant, minor) => ({ leftMinor: grant.leftMinor - minor })),
        uses: [...state.uses, { ...use, takenMinor: null, returnedMinor: 0, parts }],
      };
    }
    case 'CreditSettled': {
      const { paymentId, takenMinor, returned } = event.data;
      return {
        ...cameBack(state, returned),
        uses: withUse(state, paymentId, returned, () => ({ takenMinor })),
      };
    }
    case 'CreditReturned': {
      const { paymentId, refundId, amountMinor, returned } = event.data;
      return {
        ...cameBack(state, returned),
        uses: withUse(state, paymentId, returned, (use) => ({
          returnedMinor: use.returnedMinor + amountMinor,
        })),
        refundIds: [...state.refundIds, refundId],
      };
    }
    case 'CreditTakenBack':
      return {
        grants: withGrants(state, [event.data], (grant, minor) => ({
          leftMinor: grant.leftMinor - minor,
          takenBackMinor: grant.takenBackMinor + minor,
        })),
      };
    case 'CreditRunsOutSoon': {
      const { lastOn: toldOn } = event.data;
      return { grants: withGrants(state, [event.data], () => ({ toldOn })) };
    }
    case 'CreditExpired':
      return {
        grants: withGrants(state, [event.data], (grant, minor) => ({
          leftMinor: grant.leftMinor - minor,
          expiredMinor: grant.expiredMinor + minor,
        })),
      };
    case 'WalletClosed':
      return { closed: true, grants: state.grants.map((grant) => ({ ...grant, reason: '' })) };
  }
};

type Parts = CreditUse['parts'];
type Returned = Extract<WalletEvent, { type: 'CreditReturned' }>['data']['returned'];
const withGrants = <Part extends Parts[number]>(
  { grants }: Wallet,
  parts: readonly Part[],
  change: (grant: CreditGrant, amountMinor: number, part: Part) => Partial<CreditGrant>,
): readonly CreditGrant[] =>
  grants.map((grant) => {
    const part = parts.find(({ grantId }) => grantId === grant.grantId);
    return part ? { ...grant, ...change(grant, part.amountMinor, part) } : grant;
  });

const cameBack = (state: Wallet, returned: Returned): Pick<Wallet, 'grants'> => ({
  grants: withGrants(state, returned, ({ leftMinor }, minor, { lastOn, expiresAt }) => ({
    ...{ leftMinor: leftMinor + minor, lastOn, expiresAt },
  })),
});

const withUse = (
  { uses }: Wallet,
  paymentId: string,
  returned: Returned,
  change: (use: CreditUse) => Partial<CreditUse>,
): readonly CreditUse[] =>
  uses.map((use) => {
    if (use.paymentId !== paymentId) return use;
    const parts = use.parts.map(({ grantId, amountMinor }) => ({
      grantId,
      amountMinor: amountMinor - (returned.find((part) => part.grantId === grantId)?.amountMinor ?? 0),
    }));
    return { ...use, ...change(use), parts };
  });
