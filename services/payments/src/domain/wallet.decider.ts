import {
  evolveWallet,
  isUsable,
  usableGrants,
  type Books,
  type CreditGrant,
  type CreditUse,
  type Wallet,
  type WalletEvent,
  type WalletState,
} from '@fieldhouse/events/payments';
import { NotYetDue, Unseen, type Decider } from '@fieldhouse/kernel';
import { dayIn } from '@fieldhouse/values';
import { dayAfter, endOfDay, runsOutToldAt } from './last-day';
import type { WalletCommand, WalletCommandOf } from './wallet.commands';
import { WalletError } from './wallet.errors';

/** What comes back after its last day can be used for so long. */
const AGAIN_DAYS = 30;

const decide = (command: WalletCommand, state: WalletState): readonly WalletEvent[] => {
  switch (command.type) {
    case 'GrantCredit':
      return grant(command, state);
    case 'TakeBackCredit':
      return takeBack(command, state);
    case 'HoldCredit':
      return hold(command, state);
    case 'SettleCredit':
      return state ? settle(command, state) : [];
    case 'ReturnCredit':
      return state ? giveBack(command, state) : [];
    case 'TellRunsOut':
      return state ? tellRunsOut(command, state) : [];
    case 'ExpireCredit':
      return state ? expire(command, state) : [];
    case 'CloseWallet':
      return state ? close(command, state) : [];
  }
};

/** @throws WalletError `not_treasurer` */
const treasurerOf = ({ actor, collects }: WalletCommand): string => {
  if (!collects || actor.kind !== 'account') throw new WalletError('not_treasurer');
  return actor.accountId;
};

const grant = (command: WalletCommandOf<'GrantCredit'>, state: WalletState): readonly WalletEvent[] => {
  const grantedBy = treasurerOf(command);
  const { walletId, accountId, payee, payeeName, zone, grantId, isKnown, at } = command;
  const { amountMinor, currency, lastOn, reason } = command;
  if (state?.grants.some((one) => one.grantId === grantId)) return [];
  if (!isKnown || state?.closed) throw new WalletError('credit_of_stranger');
  if (lastOn !== null && lastOn < dayIn(zone, at)) throw new WalletError('last_day_over');
  const books = { payee, payer: { accountId, teamId: null }, currency };
  const expiresAt = lastOn === null ? null : endOfDay(lastOn, zone);
  return [
    {
      type: 'CreditGranted',
      data: {
        ...{ walletId, books, accountId, grantId, amountMinor, lastOn, expiresAt, zone, payeeName, reason },
        ...{ grantedBy, grantedAt: at },
      },
    },
  ];
};

/** What is left of a grant: what is used or put aside stays. */
const takeBack = (command: WalletCommandOf<'TakeBackCredit'>, state: WalletState): readonly WalletEvent[] => {
  const takenBackBy = treasurerOf(command);
  const { grantId, reason, at } = command;
  const found = state?.grants.find((one) => one.grantId === grantId);
  if (!state || !found) throw new WalletError('grant_unknown');
  if (found.leftMinor === 0 && found.takenBackMinor > 0) return [];
  if (!isUsable(found, at)) throw new WalletError('nothing_left');
  const about = { ...aboutOf(command, state, found.currency), grantId, amountMinor: found.leftMinor };
  return [{ type: 'CreditTakenBack', data: { ...about, reason, takenBackBy, takenBackAt: at } }];
};

/** Its owner's alone to use; what runs out first is used first. */
const hold = (command: WalletCommandOf<'HoldCredit'>, state: WalletState): readonly WalletEvent[] => {
  const { actor, paymentId, invoiceId, title, amountMinor, currency, at } = command;
  if (!state) throw new WalletError('no_credit');
  if (actor.kind !== 'account' || actor.accountId !== state.accountId) throw new Unseen();
  if (state.uses.some((use) => use.paymentId === paymentId)) return [];
  const grants = usableGrants(state, currency, at);
  const leftMinor = grants.reduce((sum, one) => sum + one.leftMinor, 0);
  if (leftMinor === 0) throw nothingToUse(state, currency, at);
  if (amountMinor > leftMinor) throw new WalletError('above_credit', { leftMinor, currency });
  const parts = taken(
    grants.map((one) => ({ grantId: one.grantId, amountMinor: one.leftMinor })),
    amountMinor,
  );
  const about = aboutOf(command, state, currency);
  return [
    {
      type: 'CreditHeld',
      data: { ...about, paymentId, invoiceId, title, amountMinor, parts: [...parts], heldAt: at },
    },
  ];
};

const nothingToUse = ({ grants }: Wallet, currency: string, at: string): WalletError => {
  const other = grants.find((one) => one.currency !== currency && isUsable(one, at));
  if (other) return new WalletError('currency_differs', { currency: other.currency });
  const ended = grants.some(
    (one) => one.expiredMinor > 0 || (one.leftMinor > 0 && one.expiresAt !== null && one.expiresAt <= at),
  );
  return new WalletError(ended ? 'credit_run_out' : 'no_credit');
};

const settle = (command: WalletCommandOf<'SettleCredit'>, state: Wallet): readonly WalletEvent[] => {
  const { walletId, paymentId, takenMinor, at } = command;
  const use = state.uses.find((one) => one.paymentId === paymentId);
  if (!use || use.takenMinor !== null) return [];
  return cameBack(command, state, use, use.heldMinor - takenMinor, (returned) => ({
    type: 'CreditSettled',
    data: { walletId, paymentId, takenMinor, returned, settledAt: at },
  }));
};

const giveBack = (command: WalletCommandOf<'ReturnCredit'>, state: Wallet): readonly WalletEvent[] => {
  const { paymentId, refundId, amountMinor, at } = command;
  const use = state.uses.find((one) => one.paymentId === paymentId);
  if (!use || state.refundIds.includes(refundId)) return [];
  const about = aboutOf(command, state, use.currency);
  return cameBack(command, state, use, amountMinor, (returned) => ({
    type: 'CreditReturned',
    data: { ...about, paymentId, refundId, amountMinor, returned, returnedAt: at },
  }));
};

type Returned = Extract<WalletEvent, { type: 'CreditReturned' }>['data']['returned'];
/**
 * An amount goes back to the grants that it came from, to what runs out last before. Of a grant whose last day is over
 * nothing else comes back with it; of who has left everything is gone at once.
 */
const cameBack = (
  command: WalletCommand,
  state: Wallet,
  use: CreditUse,
  amountMinor: number,
  say: (returned: Returned) => WalletEvent,
): readonly WalletEvent[] => {
  const { at } = command;
  const parts = taken(use.parts.toReversed(), amountMinor).flatMap((part) => {
    const found = state.grants.find(({ grantId }) => grantId === part.grantId);
    return found ? [{ ...part, found, isOver: found.expiresAt !== null && found.expiresAt <= at }] : [];
  });
  const ended = parts.flatMap(({ found, isOver }) => (isOver ? expired(command, state, found) : []));
  const said = say(
    parts.map(({ grantId, amountMinor: minor, found, isOver }) => {
      const lastOn = isOver && !state.closed ? dayAfter(at, AGAIN_DAYS, found.zone) : found.lastOn;
      const expiresAt = lastOn === null ? null : endOfDay(lastOn, found.zone);
      return { grantId, amountMinor: minor, lastOn, expiresAt };
    }),
  );
  const events = [...ended, said];
  const after = events.reduce(evolveWallet, state);
  return after?.closed ? [...events, ...after.grants.flatMap((one) => expired(command, after, one))] : events;
};

/**
 * Once for each last day, of what is left by then. Who was granted it within the days before has just been told.
 * @throws NotYetDue when it came back meanwhile, for longer
 */
const tellRunsOut = (command: WalletCommandOf<'TellRunsOut'>, state: Wallet): readonly WalletEvent[] => {
  const { grantId, at } = command;
  const found = state.grants.find((one) => one.grantId === grantId);
  if (!found || found.lastOn === null || found.expiresAt === null || state.closed) return [];
  const { lastOn, expiresAt, toldOn, grantedAt, currency, leftMinor: amountMinor } = found;
  const dueAt = runsOutToldAt(expiresAt);
  if (at < dueAt) throw new NotYetDue(dueAt);
  if (!isUsable(found, at) || toldOn === lastOn || grantedAt >= dueAt) return [];
  const about = aboutOf(command, state, currency);
  return [
    {
      type: 'CreditRunsOutSoon',
      data: { ...about, grantId, amountMinor, lastOn, expiresAt, toldAt: at },
    },
  ];
};

/** @throws NotYetDue when it came back meanwhile, for longer */
const expire = (command: WalletCommandOf<'ExpireCredit'>, state: Wallet): readonly WalletEvent[] => {
  const found = state.grants.find(({ grantId }) => grantId === command.grantId);
  if (!found || found.expiresAt === null) return [];
  if (command.at < found.expiresAt) throw new NotYetDue(found.expiresAt);
  return expired(command, state, found);
};

const close = (command: WalletCommandOf<'CloseWallet'>, state: Wallet): readonly WalletEvent[] => {
  const { walletId, at } = command;
  if (state.closed) return [];
  const ended = state.grants.flatMap((one) => expired(command, state, one));
  return [...ended, { type: 'WalletClosed', data: { walletId, closedAt: at } }];
};

const expired = (
  command: WalletCommand,
  state: Wallet,
  { grantId, currency, leftMinor: amountMinor }: CreditGrant,
): readonly WalletEvent[] =>
  amountMinor === 0
    ? []
    : [
        {
          type: 'CreditExpired',
          data: { ...aboutOf(command, state, currency), grantId, amountMinor, expiredAt: command.at },
        },
      ];

type About = { readonly walletId: string; readonly books: Books; readonly accountId: string };
const aboutOf = ({ walletId }: WalletCommand, { payee, accountId }: Wallet, currency: string): About => ({
  walletId,
  accountId,
  books: { payee, payer: { accountId, teamId: null }, currency },
});

/** An amount of these parts, the first ones first. */
const taken = (parts: CreditUse['parts'], amountMinor: number): CreditUse['parts'] => {
  let left = amountMinor;
  return parts.flatMap(({ grantId, amountMinor: most }) => {
    const part = Math.min(left, most);
    left -= part;
    return part > 0 ? [{ grantId, amountMinor: part }] : [];
  });
};

/** Whoever has any part in whom it is with; what is held is held by its owner. */
const sees = ({ actor, collects, knows, type }: WalletCommand): boolean =>
  actor.kind === 'process' || collects || knows || type === 'HoldCredit';

export const walletDecider: Decider<WalletState, WalletCommand, WalletEvent> = {
  initialState: null,
  sees,
  decide,
  evolve: evolveWallet,
};
/** The aggregate as the command runtime knows it: one for each person and payee. */
export const walletAggregate = { category: 'wallet', decider: walletDecider } as const;
