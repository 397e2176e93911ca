import type { AskedOf, Completed, moneyTermsBodies, moneyTermsCommands } from '@fieldhouse/api-contract';
import {
  NO_MONEY_TERMS,
  approvalLimitFor,
  moneyTermsAfter,
  type MoneyTerms,
  type MoneyTermsEvent,
} from '@fieldhouse/events/payments';
import { DomainError, Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import type { Payee } from '@fieldhouse/values';
import type { RefundLimit } from '@fieldhouse/money';
import { isDeepStrictEqual } from 'node:util';

export type MoneyTermsAsked = Completed<
  AskedOf<typeof moneyTermsCommands, typeof moneyTermsBodies>,
  {},
  'payeeId' | 'payeeKind'
>;
export type MoneyTermsCommand = CommandContext &
  MoneyTermsAsked & {
    /** Null: there is no such league or team. */
    readonly payee: Payee | null;
    readonly collects: boolean;
    /** Whether the actor has any part in it. */
    readonly knows: boolean;
    /** Whether anybody else looks after the money too. */
    readonly hasOthers: boolean;
  };

export type MoneyTermsErrorCode = 'not_treasurer' | 'leagues_only';
export class MoneyTermsError extends DomainError<MoneyTermsErrorCode> {}

const decide = (command: MoneyTermsCommand, state: MoneyTerms): readonly MoneyTermsEvent[] => {
  const { actor, payee, collects, at: setAt, approvalAboveMinor, board, forfeitDays } = command;
  const currency = command.approvalCurrency ?? state.approvalCurrency;
  if (actor.kind !== 'account' || !payee) throw new Unseen();
  if (!collects) throw new MoneyTermsError('not_treasurer');
  // A team has no places to give up.
  if (payee.kind === 'team' && forfeitDays !== null) throw new MoneyTermsError('leagues_only');
  const { accountId: setBy } = actor;
  const set: MoneyTermsEvent = {
    type: 'MoneyTermsSet',
    data: {
      ...{ payee, approvalAboveMinor, board, forfeitDays, setBy, setAt },
      ...(approvalAboveMinor === null || currency === null ? {} : { approvalCurrency: currency }),
    },
  };
  const held = heldAfter(moneyTermsAfter(set), setBy, state, command.hasOthers);
  const said: MoneyTermsEvent = { ...set, data: { ...set.data, ...held } };
  return isDeepStrictEqual(moneyTermsAfter(said), state) ? [] : [said];
};

type Held = Pick<MoneyTermsEvent['data'], 'formerMinor' | 'formerCurrency' | 'formerBy'>;
/**
 * Who is held to a former limit by what is said now. Whoever leaves the limit as it is and says something else of the terms
 * has not agreed to it by that: nobody asked them.
 */
const heldAfter = (after: MoneyTerms, setBy: string, before: MoneyTerms, hasOthers: boolean): Held => {
  const { loosened } = before;
  if (loosened && loosened.by !== setBy && limitOf(after) === limitOf(before)) {
    const agrees = isDeepStrictEqual({ ...before, loosened: null }, after);
    const { by: formerBy, formerMinor: minor, formerCurrency: currency } = loosened;
    return agrees ? {} : { ...heldTo({ minor, currency }), formerBy };
  }
  const former = approvalLimitFor(before, setBy);
  const { approvalAboveMinor: minor, approvalCurrency: currency } = after;
  return hasOthers && isLooser({ minor, currency }, former) ? heldTo(former) : {};
};

const limitOf = ({ approvalAboveMinor, approvalCurrency }: MoneyTerms): string =>
  `${approvalAboveMinor} ${approvalCurrency}`;
const heldTo = ({ minor, currency }: Limited): Held => ({
  formerMinor: minor,
  ...(currency === null ? {} : { formerCurrency: currency }),
});

type Limited = RefundLimit & { readonly minor: number };
/**
 * Nobody frees themselves alone from having to ask somebody else: that is what the limit is for. With one of another
 * currency nothing can be compared.
 */
const isLooser = (limit: RefundLimit, former: RefundLimit): former is Limited => {
  if (former.minor === null) return false;
  const isOther = former.currency !== null && limit.currency !== former.currency;
  return limit.minor === null || limit.minor > former.minor || isOther;
};

export const moneyTermsDecider: Decider<MoneyTerms, MoneyTermsCommand, MoneyTermsEvent> = {
  initialState: NO_MONEY_TERMS,
  sees: ({ knows, collects }) => knows || collects,
  decide,
  evolve: (_, event) => moneyTermsAfter(event),
};
/** The aggregate as the command runtime knows it: one for each league and team, under its key. */
export const moneyTermsAggregate = { category: 'moneyTerms', decider: moneyTermsDecider } as const;
